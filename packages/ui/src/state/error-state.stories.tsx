import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorState } from './error-state';

const meta: Meta<typeof ErrorState> = {
  component: ErrorState,
  args: { error: new Error('The hub can’t be reached. Check your connection.') },
};
export default meta;
type Story = StoryObj<typeof ErrorState>;

export const WithRetry: Story = { args: { onRetry: () => undefined } };
export const WithoutRetry: Story = {};
