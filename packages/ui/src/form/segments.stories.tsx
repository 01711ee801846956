import type { Meta, StoryObj } from '@storybook/react-vite';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { useState } from 'react';
import { Segments } from './segments';

const meta: Meta<typeof Segments> = {
  component: Segments,
  args: {
    label: 'Frequency',
    value: 'weekly',
    options: [
      { value: 'weekly', label: 'Weekly' },
      { value: 'bi-weekly', label: 'Bi-weekly' },
      { value: 'monthly', label: 'Monthly' },
    ],
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <Segments {...args} value={value} onChange={setValue} />;
  },
};
export default meta;
type Story = StoryObj<typeof Segments>;

export const Default: Story = {};
export const WithHint: Story = { args: { hint: 'From the next week on.' } };
export const WithError: Story = { args: { error: 'Choose one.' } };
export const WithIcons: Story = {
  args: {
    label: 'Theme',
    value: 'dark',
    options: [
      { value: 'light', label: 'Light', icon: Sun },
      { value: 'dark', label: 'Dark', icon: Moon },
    ],
  },
};
