import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConfirmDialog } from './confirm-dialog';

const meta: Meta<typeof ConfirmDialog> = {
  component: ConfirmDialog,
  args: {
    open: true,
    title: 'Delete this alias?',
    confirmLabel: 'Delete',
    busyLabel: 'Deleting…',
    onConfirm: () => undefined,
    onClose: () => undefined,
  },
};
export default meta;
type Story = StoryObj<typeof ConfirmDialog>;

export const OneQuestion: Story = {};
export const WithMessage: Story = {
  args: {
    title: 'Delete plan',
    message: 'Are you sure you want to delete this plan? This action cannot be undone.',
  },
};
export const Busy: Story = { args: { busy: true } };
export const Failed: Story = {
  args: { error: 'The hub could not be reached. Check your connection and try again.' },
};
