import { storyAt, ToolStory } from '@hub/tool-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { loyaltyRoutes } from '../routes';
import { sampleHandlers } from '../testing';

const meta: Meta<typeof ToolStory> = {
  component: ToolStory,
  parameters: { routes: loyaltyRoutes, ...storyAt('/loyality/scan', sampleHandlers()) },
};
export default meta;
type Story = StoryObj<typeof ToolStory>;

/** Replaces the browser's request for the camera. */
function withCamera(open: () => Promise<MediaStream>): NonNullable<Story['beforeEach']> {
  return () => {
    const { mediaDevices } = navigator;
    const before = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = open;
    return () => {
      mediaDevices.getUserMedia = before;
    };
  };
}

export const Starting: Story = {
  tags: ['screen'],
  beforeEach: withCamera(() => new Promise(() => undefined)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Starting the camera…')).toBeVisible();
  },
};

export const Denied: Story = {
  tags: ['screen'],
  beforeEach: withCamera(() => Promise.reject(new DOMException('', 'NotAllowedError'))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The camera is not allowed here/)).toBeVisible();
  },
};

export const NoCamera: Story = {
  beforeEach: withCamera(() => Promise.reject(new DOMException('', 'NotFoundError'))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/This device has no camera/)).toBeVisible();
  },
};
