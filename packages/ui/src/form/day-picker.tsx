import { firstWeekday } from '@hub/locale';
import { ChoiceGroup } from './choice-group';
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

function nameOf(day: Weekday): string {
  return day.charAt(0).toUpperCase() + day.slice(1);
}

/** A choice of several days of the week: checkboxes of at least 44 px. */
export function DayPicker({ value, onChange, ...field }: DayPickerProps) {
  const toggle = (day: Weekday) =>
    onChange(WEEKDAYS.filter((other) => (other === day) !== value.includes(other)));
  return (
    <ChoiceGroup {...field} className="grid grid-cols-[repeat(auto-fit,minmax(2.75rem,1fr))] gap-1">
      {() =>
        ownWeekdays().map((day, index) => (
          <label
            key={day}
            className="relative grid min-h-12 place-items-center rounded-control border border-line-strong bg-surface px-0.5 font-medium transition-colors hover:border-muted has-checked:border-accent has-checked:bg-accent has-checked:font-bold has-checked:text-on-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent forced-colors:has-checked:border-3 forced-colors:has-checked:border-[Highlight]"
          >
            <input
              type="checkbox"
              aria-label={nameOf(day)}
              aria-invalid={(field.error !== undefined && index === 0) || undefined}
              checked={value.includes(day)}
              onChange={() => toggle(day)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-control outline-none"
            />
            <span aria-hidden>{nameOf(day).slice(0, 3)}</span>
          </label>
        ))
      }
    </ChoiceGroup>
  );
}
