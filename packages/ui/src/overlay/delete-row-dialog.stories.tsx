import type { Meta, StoryObj } from '@storybook/react-vite';
import { DeleteRowDialog } from './delete-row-dialog';

const meta: Meta<typeof DeleteRowDialog> = {
  component: DeleteRowDialog,
  args: {
    title: 'Delete Passport?',
    message: 'This can’t be undone.',
    busy: false,
    error: undefined,
    onDelete: () => undefined,
    onClose: () => undefined,
  },
};
export default meta;
type Story = StoryObj<typeof DeleteRowDialog>;

export const Question: Story = {};
export const Deleting: Story = { args: { busy: true } };
