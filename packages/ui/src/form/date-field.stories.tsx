import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { DateField } from './date-field';

const meta: Meta<typeof DateField> = {
  component: DateField,
  args: { label: 'Expiry date', value: '' },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <DateField {...args} value={value} onChange={setValue} />;
  },
};
export default meta;
type Story = StoryObj<typeof DateField>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: '2026-12-03' } };
export const WithError: Story = { args: { error: 'Enter the date it expires.' } };
