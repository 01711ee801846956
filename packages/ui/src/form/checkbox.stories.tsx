import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Checkbox } from './checkbox';

const meta: Meta<typeof Checkbox> = {
  component: Checkbox,
  args: { label: 'Strip metadata', value: false },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <Checkbox {...args} value={value} onChange={setValue} />;
  },
};
export default meta;
type Story = StoryObj<typeof Checkbox>;

export const Off: Story = {};
export const On: Story = { args: { value: true } };
export const WithHint: Story = { args: { value: true, hint: 'Camera, place and time are taken out.' } };
export const Disabled: Story = { args: { label: 'Watermark', disabled: true } };
