import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { DatalistField } from './datalist-field';

const meta: Meta<typeof DatalistField> = {
  component: DatalistField,
  args: { label: 'Who', value: '', suggestions: ['Adam', 'Mei', 'Family'] },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <DatalistField {...args} value={value} onChange={setValue} />;
  },
};
export default meta;
type Story = StoryObj<typeof DatalistField>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: 'Mei' } };

/** Two short fields in one line. */
export const SideBySide: Story = {
  render: () => (
    <div className="grid grid-cols-2 gap-3">
      <DatalistField label="Who" value="Mei" onChange={() => undefined} suggestions={['Mei']} />
      <DatalistField label="Category" value="Travel" onChange={() => undefined} suggestions={['Travel']} />
    </div>
  ),
};
