import { addDays, type CalendarDate } from '@hub/calendar';
import { formatPercent } from '@hub/locale';
import type { TrainedWorkout } from '../../../api/person.schema';
import { statusOf } from '../../../model/workout-status';

/** The periods in weeks for which a coach sees a person's adherence (specification §9.313). */
export const ADHERENCE_WEEKS = [4, 12] as const;

const LONGEST_WEEKS = Math.max(...ADHERENCE_WEEKS);

/** The numbers of done and missed workouts. */
export interface Adherence {
  done: number;
  missed: number;
}

/** The days of the last `weeks` weeks, up to `today`. */
export function adherenceDays(today: CalendarDate, weeks: number = LONGEST_WEEKS) {
  return { from: addDays(today, 1 - 7 * weeks), to: today };
}

/** The done and missed workouts of the last weeks; what can still be done counts as neither. */
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
  const text = `${String(done)} of ${String(due)} done (${formatPercent(done / due)})`;
  return missed === 0 ? text : `${text}, ${String(missed)} missed`;
}
