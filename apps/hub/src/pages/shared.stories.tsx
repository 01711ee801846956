import { dropShared, storeShared } from '@hub/tool-kit/shared-files';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pages } from '../shell/shell-routes';
import { Hub } from '../testing/hub';

const meta: Meta<typeof Hub> = {
  component: Hub,
  parameters: { layout: 'fullscreen', path: '/shared', routes: pages },
};
export default meta;
type Story = StoryObj<typeof Hub>;

/** Simulates that another app shares a file of this type. */
function withFile(name: string, type: string): NonNullable<Story['beforeEach']> {
  return async () => {
    const form = new FormData();
    form.append('files', new File(['content'], name, { type }));
    await storeShared(form);
    return dropShared;
  };
}

export const Picture: Story = {
  tags: ['screen'],
  beforeEach: withFile('IMG_20261124_183012.jpg', 'image/jpeg'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Add a card/ })).toBeVisible();
  },
};

export const OtherKind: Story = {
  beforeEach: withFile('notes.txt', 'text/plain'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No tool can use this kind of file.')).toBeVisible();
  },
};
