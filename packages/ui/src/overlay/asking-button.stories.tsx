import type { Meta, StoryObj } from '@storybook/react-vite';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { within } from 'storybook/test';
import { AskingButton } from './asking-button';

const meta: Meta<typeof AskingButton> = {
  component: AskingButton,
  args: {
    label: 'New Link',
    icon: RefreshCw,
    title: 'End this link?',
    confirmLabel: 'New Link',
    onConfirm: () => Promise.reject(new Error('The hub could not be reached.')),
  },
};
export default meta;

export const Failed: StoryObj<typeof AskingButton> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New Link' }));
    const question = within(canvas.getByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'New Link' }));
    await question.findByRole('alert');
  },
};
