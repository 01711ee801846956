import type { Meta, StoryObj } from '@storybook/react-vite';
import { OldBanner } from './old-banner';

const meta: Meta<typeof OldBanner> = { component: OldBanner };
export default meta;
type Story = StoryObj<typeof OldBanner>;

export const Rates: Story = {
  args: {
    children: 'Rates from 30 Oct 2026, 22 days old. Newer ones can’t be fetched.',
    onRetry: () => undefined,
  },
};

/** While the retry is running. */
export const Retrying: Story = { args: { ...Rates.args, isRetrying: true } };
