import type { Meta, StoryObj } from '@storybook/react-vite';
import { NoMatch } from './no-match';

const meta: Meta<typeof NoMatch> = { component: NoMatch };
export default meta;
type Story = StoryObj<typeof NoMatch>;

export const OfCards: Story = { args: { title: 'No card matches' } };
