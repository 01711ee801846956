import { storyAt, ToolStory } from '@hub/tool-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expiryRoutes } from '../routes';
import { expiryHandlers, sampleHandlers, sampleRecord } from '../testing';

const meta: Meta<typeof ToolStory> = { component: ToolStory, parameters: { routes: expiryRoutes } };
export default meta;
type Story = StoryObj<typeof ToolStory>;

export const Values: Story = { tags: ['screen'], parameters: storyAt('/expiry/settings', sampleHandlers()) };

export const Empty: Story = { tags: ['screen'], parameters: storyAt('/expiry/settings', expiryHandlers()) };

const LONG = 'Residence-permit-for-a-very-long-stay-abroad-with-all-members-of-the-family';
const many = Array.from({ length: 11 }, (_, index) => sampleRecord({ person: `${LONG}-${String(index)}` }));

export const Many: Story = {
  tags: ['screen'],
  parameters: storyAt('/expiry/settings', expiryHandlers(many)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Show all 11' })).toBeVisible();
  },
};
