import type { Meta, StoryObj } from '@storybook/react-vite';
import { SkeletonLine } from './skeleton-line';

const meta: Meta<typeof SkeletonLine> = { component: SkeletonLine, args: { width: 'w-36' } };
export default meta;
type Story = StoryObj<typeof SkeletonLine>;

export const Default: Story = {};
export const Small: Story = { args: { look: 'text-13' } };
