import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { TextArea } from './text-area';

const meta: Meta<typeof TextArea> = {
  component: TextArea,
  args: { label: 'Description', value: '', placeholder: 'Description (optional)' },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <TextArea {...args} value={value} onChange={setValue} />;
  },
};
export default meta;
type Story = StoryObj<typeof TextArea>;

export const Empty: Story = {};
export const Filled: Story = {
  args: {
    value: 'Keep the bar close and stop two short of failure.\nRest two minutes.\nThen again.\nAnd again.',
  },
};
export const WithError: Story = { args: { error: 'Say in a sentence what it is for.' } };
