import { capitalized, firstWeekday } from '@hub/locale';
import { Chips } from './choice-chips';
import type { FieldProps } from './field';

/** The days of the week in the stored form, Monday first. */
export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

const DAYS_A_WEEK = WEEKDAYS.length;

/** The days in the order of the person's own week, which can begin on another day. */
export function ownWeekdays(): Weekday[] {
  const first = firstWeekday();
  return WEEKDAYS.map((day, index) => WEEKDAYS[(first - 1 + index) % DAYS_A_WEEK] ?? day);
}

/** A day of the week. */
export type Weekday = (typeof WEEKDAYS)[number];

interface DayPickerProps extends FieldProps {
  /** The chosen days, in any order. */
  value: readonly string[];
  /** Called with the chosen days in their stored order. */
  onChange: (days: Weekday[]) => void;
}

/** A choice of several days of the week: checkboxes of at least 44 px. */
export function DayPicker({ onChange, ...field }: DayPickerProps) {
  return (
    <Chips
      {...field}
      options={ownWeekdays().map((day) => ({ value: day, label: capitalized(day) }))}
      onChange={(days) => onChange(WEEKDAYS.filter((day) => days.includes(day)))}
      shortOf={(name) => name.slice(0, 3)}
      groupLook="grid grid-cols-[repeat(auto-fit,minmax(2.75rem,1fr))] gap-1"
      look="grid min-h-12 place-items-center px-0.5 font-medium has-checked:font-bold"
    />
  );
}
