import { ownWeekdays, WEEKDAYS } from '@hub/ui/day-picker';
import { capitalized, counted, listed } from '@hub/locale';
import type { PlanWorkout } from './plan-workout';

type Timing = Pick<PlanWorkout, 'frequency' | 'days'>;

/** The frequencies with their names in the editor (specification §9.22). */
export const FREQUENCIES: readonly { value: string; label: string }[] = [
  { value: 'weekly', label: 'Weekly' },
  { value: 'bi-weekly', label: 'Bi-weekly' },
  { value: 'monthly', label: 'Monthly' },
];

/** A frequency of old plans, which is not offered for new ones. */
export const DAILY = { value: 'daily', label: 'Daily' };

const STEPS: Readonly<Record<string, string>> = {
  weekly: 'Every week',
  'bi-weekly': 'Every 2 weeks',
  monthly: 'Every 4 weeks',
};

/** The names of days in the order of the person's week, then invalid ones in quotes (specification §5.26). */
function inWeekOrder(days: readonly string[], nameOf: (day: string) => string): string {
  const known = ownWeekdays().filter((day) => days.includes(day));
  const unknown = days.filter((day) => !WEEKDAYS.some((weekday) => weekday === day));
  return listed([...known.map(nameOf), ...unknown.map((day) => `“${day}”`)]);
}

const shortName = (day: string) => capitalized(day).slice(0, 3);

/** The days of a workout as a sentence: "Every week on Tuesday and Saturday." */
export function timingSentence({ frequency, days }: Timing): string {
  if (frequency === DAILY.value) return 'Every day.';
  if (days.length === 0) return 'No day is chosen yet, so nothing is generated from it.';
  return `${STEPS[frequency] ?? 'Every week'} on ${inWeekOrder(days, capitalized)}.`;
}

/** A summary of a workout in one line: "Weekly, Tue and Sat, 4 exercises". */
export function workoutLine({ frequency, days, exercises }: Timing & Pick<PlanWorkout, 'exercises'>): string {
  const name = [...FREQUENCIES, DAILY].find(({ value }) => value === frequency)?.label ?? frequency;
  const when = frequency === DAILY.value ? [] : [inWeekOrder(days, shortName) || 'no day'];
  return [name, ...when, counted(exercises.length, 'exercise')].join(', ');
}
