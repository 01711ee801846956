import type { Meta, StoryObj } from '@storybook/react-vite';
import { Banner } from './banner';

const meta: Meta<typeof Banner> = { component: Banner };
export default meta;
type Story = StoryObj<typeof Banner>;

export const Danger: Story = {
  args: { tone: 'danger', children: 'Failed to log in. Please check your credentials.' },
};
export const DangerWithRetry: Story = {
  args: {
    tone: 'danger',
    children: 'This may be out of date. The hub could not be reached.',
    onRetry: () => undefined,
  },
};
export const Warning: Story = {
  args: { tone: 'warning', children: 'In a private window the browser forgets photos when it closes.' },
};
export const Ok: Story = { args: { tone: 'ok', children: 'Exercise saved.' } };
export const Info: Story = {
  args: { tone: 'info', children: 'New people and categories are added in the admin console.' },
};
