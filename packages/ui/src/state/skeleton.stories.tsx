import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './skeleton';

const meta: Meta<typeof Skeleton> = { component: Skeleton };
export default meta;

export const Rows: StoryObj<typeof Skeleton> = {};
