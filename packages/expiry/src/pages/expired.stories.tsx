import { storyAt, ToolStory } from '@hub/tool-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expiryRoutes } from '../routes';
import { expiryHandlers, sampleHandlers } from '../testing';

const meta: Meta<typeof ToolStory> = { component: ToolStory, parameters: { routes: expiryRoutes } };
export default meta;
type Story = StoryObj<typeof ToolStory>;

export const Items: Story = { tags: ['screen'], parameters: storyAt('/expiry/expired', sampleHandlers()) };

export const Empty: Story = { tags: ['screen'], parameters: storyAt('/expiry/expired', expiryHandlers()) };
