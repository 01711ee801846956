import { addDays, type CalendarDate } from '@hub/calendar';
import { formatPercent } from '@hub/locale';
import type { TrainedWorkout } from '../../../api/person.schema';
import { statusOf } from '../../../model/workout-status';

/** Over how many weeks a coach is told how somebody keeps to their workouts (specification §9.313). */
export const ADHERENCE_WEEKS = [4, 12] as const;

const LONGEST_WEEKS = Math.max(...ADHERENCE_WEEKS);

/** How many workouts somebody has done and missed. */
export interface Adherence {
  done: number;
  missed: number;
}

/** The days of the last so many weeks, of which `today` is the last one. */
export function adherenceDays(today: CalendarDate, weeks: number = LONGEST_WEEKS) {
  return { from: addDays(today, 1 - 7 * weeks), to: today };
}

/** What somebody has done and missed in the last so many weeks. What is to come, today too, counts as neither. */
export function adherenceOf(
  workouts: readonly Pick<TrainedWorkout, 'date' | 'exercises'>[],
  today: CalendarDate,
  weeks: number,
): Adherence {
  const { from, to } = adherenceDays(today, weeks);
  const statuses = workouts
    .filter(({ date, exercises }) => date >= from && date <= to && exercises.length > 0)
    .map((workout) => statusOf(workout, today));
  const count = (wanted: string) => statuses.filter((status) => status === wanted).length;
  return { done: count('completed'), missed: count('failed') };
}

/** "9 of 11 done (82%), 2 missed". */
export function adherenceInWords({ done, missed }: Adherence): string {
  const due = done + missed;
  if (due === 0) return 'Nothing was due';
  const words = `${String(done)} of ${String(due)} done (${formatPercent(done / due)})`;
  return missed === 0 ? words : `${words}, ${String(missed)} missed`;
}
