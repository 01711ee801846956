import type { Meta, StoryObj } from '@storybook/react-vite';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { Button } from './button';

const meta: Meta<typeof Button> = { component: Button, args: { children: 'Save' } };
export default meta;
type Story = StoryObj<typeof Button>;

export const Primary: Story = {};
export const Quiet: Story = { args: { variant: 'quiet', children: 'Cancel' } };
export const Plain: Story = { args: { variant: 'plain', children: 'Use again' } };
export const Large: Story = { args: { size: 'lg', children: 'Save' } };
export const Danger: Story = { args: { variant: 'danger', icon: Trash2, children: 'Delete' } };
export const Small: Story = { args: { size: 'sm', icon: Plus, children: 'Add Expiry' } };
export const Busy: Story = { args: { busy: true, busyLabel: 'Saving…' } };
export const Disabled: Story = { args: { disabled: true } };

/** The two buttons at the end of a form share its width. */
export const Pair: Story = {
  render: () => (
    <div className="grid max-w-96 grid-cols-2 gap-3">
      <Button variant="quiet">Cancel</Button>
      <Button type="submit">Save</Button>
    </div>
  ),
};
