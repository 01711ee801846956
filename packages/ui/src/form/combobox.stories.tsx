import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Combobox } from './combobox';

const meta: Meta<typeof Combobox> = {
  component: Combobox,
  args: { label: 'Who', value: '', suggestions: ['Adam', 'Mei', 'Family'] },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <Combobox {...args} value={value} onChange={setValue} />;
  },
};
export default meta;
type Story = StoryObj<typeof Combobox>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: 'Mei' } };

/** Two short fields share a line. */
export const SideBySide: Story = {
  render: () => (
    <div className="grid grid-cols-2 gap-3">
      <Combobox label="Who" value="Mei" onChange={() => undefined} suggestions={['Mei']} />
      <Combobox label="Category" value="Travel" onChange={() => undefined} suggestions={['Travel']} />
    </div>
  ),
};
