import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormSkeleton, Skeleton } from './skeleton';

const meta: Meta<typeof Skeleton> = { component: Skeleton };
export default meta;
type Story = StoryObj<typeof Skeleton>;

export const Default: Story = {};
export const OfATable: Story = { args: { table: true } };
export const WithATitle: Story = { args: { title: true, rows: 2, lines: 1 } };
export const OfAForm: Story = { render: () => <FormSkeleton fields={3} /> };
