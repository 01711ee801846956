import type { Meta, StoryObj } from '@storybook/react-vite';
import Copy from 'lucide-react/icons/copy';
import Pencil from 'lucide-react/icons/pencil';
import { IconButton, IconLink } from './icon-button';

const meta: Meta<typeof IconButton> = { component: IconButton, args: { label: 'Copy', icon: Copy } };
export default meta;
type Story = StoryObj<typeof IconButton>;

export const Default: Story = {};
export const Disabled: Story = { args: { disabled: true } };
export const AsLink: Story = { render: () => <IconLink label="Edit" icon={Pencil} to="/expiry/edit/1" /> };
