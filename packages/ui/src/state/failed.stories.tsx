import type { Meta, StoryObj } from '@storybook/react-vite';
import SearchX from 'lucide-react/icons/search-x';
import { Button } from '../actions/button';
import { Failed } from './failed';

const meta: Meta<typeof Failed> = { component: Failed };
export default meta;
type Story = StoryObj<typeof Failed>;

export const WithAWayOn: Story = {
  args: {
    message: 'This page can’t be loaded. Check the connection, or reload to get the newest version.',
    action: <Button variant="quiet">Reload</Button>,
  },
};
export const Quiet: Story = { args: { message: 'This is not there.', icon: SearchX, quiet: true } };
