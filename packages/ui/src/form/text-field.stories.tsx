import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { TextField } from './text-field';

const meta: Meta<typeof TextField> = {
  component: TextField,
  args: { label: 'Name', value: '', placeholder: 'Passport' },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <TextField {...args} value={value} onChange={setValue} />;
  },
};
export default meta;
type Story = StoryObj<typeof TextField>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: 'Residence card' } };
export const WithHint: Story = {
  args: { label: 'Country', placeholder: '', hint: 'Two letters, such as NL, CN or MY. Optional.' },
};
export const WithError: Story = { args: { error: 'Give it a name, such as Passport.' } };
export const Email: Story = {
  args: { label: 'E-mail', type: 'email', autoComplete: 'username', placeholder: '' },
};
export const Password: Story = {
  args: {
    label: 'Password',
    type: 'password',
    autoComplete: 'current-password',
    value: 'secret',
    placeholder: '',
  },
};
export const Large: Story = { args: { label: 'EUR Euro', large: true, value: '250.00' } };
export const LargeAndLong: Story = {
  args: { label: 'JPY Japanese Yen', large: true, value: '175,680,000,000,000.0000' },
};
export const Disabled: Story = { args: { disabled: true, value: 'Passport' } };
export const Quiet: Story = { args: { label: 'Filter', quiet: true, placeholder: 'Filter', type: 'search' } };
