import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { SortableList } from './sortable-list';

const meta: Meta<typeof SortableList<string>> = {
  component: SortableList,
  args: {
    label: 'Exercises',
    items: ['Barbell Squat', 'Romanian Deadlift', 'Dumbbell Lunges'],
    keyOf: (name) => name,
    nameOf: (name) => name,
    children: (name) => <span className="font-medium">{name}</span>,
  },
  render: function Controlled(args) {
    const [items, setItems] = useState(args.items);
    return <SortableList {...args} items={items} onSort={setItems} />;
  },
};
export default meta;
type Story = StoryObj<typeof SortableList<string>>;

export const Default: Story = {};
