import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
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

export const PickedUp: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Move Barbell Squat' }).focus();
    await userEvent.keyboard(' ');
    await expect(await canvas.findByText('Barbell Squat is picked up, place 1 of 3.')).toBeInTheDocument();
  },
};
