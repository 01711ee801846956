import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorState } from './error-state';

const meta: Meta<typeof ErrorState> = {
  component: ErrorState,
  args: { error: new Error('The hub could not be reached. Check your connection.') },
};
export default meta;
type Story = StoryObj<typeof ErrorState>;

export const WithRetry: Story = { args: { failedToLoad: 'Failed to load.', onRetry: () => undefined } };
export const WithoutRetry: Story = {};

/** The record does not exist: another attempt would be useless. */
export const Missing: Story = {
  args: {
    error: Object.assign(new Error('This is no longer here, or it is not shared with you.'), {
      kind: 'not-found',
    }),
    missing: { label: 'Go to Expiry', to: '/expiry' },
  },
};
