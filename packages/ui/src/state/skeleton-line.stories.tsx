import type { Meta, StoryObj } from '@storybook/react-vite';
import { SkeletonLine } from './skeleton-line';

const meta: Meta<typeof SkeletonLine> = { component: SkeletonLine };
export default meta;
type Story = StoryObj<typeof SkeletonLine>;

export const Default: Story = { args: { width: 'w-44' } };
export const OfATitle: Story = { args: { width: 'w-1/4', look: 'text-17' } };
