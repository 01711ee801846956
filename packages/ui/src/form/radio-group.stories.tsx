import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { RadioGroup } from './radio-group';

const meta: Meta<typeof RadioGroup> = {
  component: RadioGroup,
  args: {
    label: 'State',
    value: 'active',
    options: [
      { value: 'active', label: 'Active' },
      { value: 'inactive', label: 'Inactive' },
    ],
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <RadioGroup {...args} value={value} onChange={setValue} />;
  },
};
export default meta;
type Story = StoryObj<typeof RadioGroup>;

export const Default: Story = {};
export const WithoutLabel: Story = { args: { quiet: true } };
