import { storyAt, ToolStory } from '@hub/tool-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { notesRoutes } from '../routes';
import { sampleHandlers } from '../testing';

const meta: Meta<typeof ToolStory> = { component: ToolStory, parameters: { routes: notesRoutes } };
export default meta;
type Story = StoryObj<typeof ToolStory>;

export const Listed: Story = { tags: ['screen'], parameters: storyAt('/notes', sampleHandlers()) };

export const EmptyForm: Story = { tags: ['screen'], parameters: storyAt('/notes/add', sampleHandlers()) };
