import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Select } from './select';

const meta: Meta<typeof Select> = {
  component: Select,
  args: {
    label: 'Type',
    value: 'barcode',
    options: [
      { value: 'barcode', label: 'Barcode (Code 128)' },
      { value: 'qrcode', label: 'QR code' },
    ],
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <Select {...args} value={value} onChange={setValue} />;
  },
};
export default meta;
type Story = StoryObj<typeof Select>;

export const Default: Story = {};
export const WithHint: Story = { args: { value: 'qrcode', hint: 'QR mode requires numeric only.' } };
export const WithError: Story = { args: { error: 'Choose one.' } };
