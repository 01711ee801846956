import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { DayDrag, DayHandle, DropDay } from './day-drag';
import { MonthGrid } from './month-grid';

const meta: Meta<typeof DayDrag> = {
  component: DayDrag,
  render: function Controlled() {
    const [day, setDay] = useState('2026-11-24');
    return (
      <DayDrag onMove={(_, to) => setDay(to)}>
        <MonthGrid
          month="2026-11"
          onMonthChange={() => undefined}
          today="2026-11-23"
          selected={day}
          onSelect={() => undefined}
          cell={(date) => (date === day ? { mark: '•', description: 'Legs' } : undefined)}
          frame={(date, content) => <DropDay day={date}>{content}</DropDay>}
        />
        <p className="flex items-center gap-2">
          <DayHandle id="legs" name="Legs" day={day} /> Legs
        </p>
      </DayDrag>
    );
  },
};
export default meta;

export const Default: StoryObj<typeof DayDrag> = {};
