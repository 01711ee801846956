import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, Pencil } from 'lucide-react';
import { IconButton, IconLink } from './icon-button';

const meta: Meta<typeof IconButton> = { component: IconButton, args: { label: 'Copy', icon: Copy } };
export default meta;
type Story = StoryObj<typeof IconButton>;

export const Default: Story = {};
export const Disabled: Story = { args: { disabled: true } };
export const AsLink: Story = { render: () => <IconLink label="Edit" icon={Pencil} to="/expiry/edit/1" /> };
