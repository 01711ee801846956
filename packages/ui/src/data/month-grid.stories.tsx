import type { Meta, StoryObj } from '@storybook/react-vite';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useState } from 'react';
import { MonthGrid } from './month-grid';

const DONE = ['2026-11-03', '2026-11-10', '2026-11-12'];

const meta: Meta<typeof MonthGrid> = {
  component: MonthGrid,
  args: {
    month: '2026-11',
    today: '2026-11-21',
    firstDay: 1,
    cell: (date) =>
      DONE.includes(date)
        ? {
            mark: <CircleCheck size={16} className="text-ok" />,
            description: 'Legs and back, done',
            look: 'strong',
          }
        : undefined,
  },
  render: function Controlled(args) {
    const [month, setMonth] = useState(args.month);
    const [selected, setSelected] = useState(args.selected);
    return (
      <MonthGrid
        {...args}
        month={month}
        onMonthChange={setMonth}
        {...(args.onSelect && { onSelect: setSelected })}
        {...(selected !== undefined && { selected })}
      />
    );
  },
};
export default meta;
type Story = StoryObj<typeof MonthGrid>;

export const ToRead: Story = {};
export const ToChoose: Story = { args: { selected: '2026-11-12', onSelect: () => undefined } };
export const FromSunday: Story = { args: { firstDay: 7 } };
