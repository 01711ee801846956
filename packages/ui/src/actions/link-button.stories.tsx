import type { Meta, StoryObj } from '@storybook/react-vite';
import Plus from 'lucide-react/icons/plus';
import { LinkButton } from './link-button';

const meta: Meta<typeof LinkButton> = { component: LinkButton, args: { to: '/expiry/add' } };
export default meta;
type Story = StoryObj<typeof LinkButton>;

export const Primary: Story = { args: { icon: Plus, children: 'Add Expiry' } };
export const Small: Story = { args: { icon: Plus, size: 'sm', children: 'Add Expiry' } };
export const Quiet: Story = { args: { variant: 'quiet', children: 'Documents' } };
