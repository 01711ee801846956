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
export const Explained: Story = {
  args: {
    label: 'Name',
    value: 'active',
    options: [
      { value: 'active', label: 'clean-1.jpg', hint: 'Gives nothing away' },
      { value: 'inactive', label: 'IMG_20261114_183207.jpg', hint: 'The name it had' },
    ],
  },
};
export const WithoutLabel: Story = { args: { quiet: true } };
