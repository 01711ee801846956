import type { Meta, StoryObj } from '@storybook/react-vite';
import { expiryHandlers } from '../testing';
import { storyAt, StoryPage } from '../testing/page-story';

const meta: Meta = { component: StoryPage };
export default meta;
type Story = StoryObj;

export const Values: Story = { parameters: storyAt('/expiry/settings') };

export const Empty: Story = { parameters: storyAt('/expiry/settings', expiryHandlers()) };
