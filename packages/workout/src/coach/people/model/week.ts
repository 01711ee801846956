import { addDays, type CalendarDate } from '@hub/calendar';
import type { ActivePlan, TrainedWorkout } from '../../../api/person.schema';
import { statusOf } from '../../../model/workout-status';

/** How somebody's workouts of the last seven days went. */
export interface Week {
  total: number;
  done: number;
  missed: number;
}

/** The first of the last seven days, of which `today` is the last. */
export function weekStart(today: CalendarDate): CalendarDate {
  return addDays(today, -6);
}

/** How the week of each person went, by their id; who had no workout is not in it. */
export function weeksOf(workouts: readonly TrainedWorkout[], today: CalendarDate): Map<string, Week> {
  const weeks = new Map<string, Week>();
  for (const workout of workouts) {
    const week = weeks.get(workout.user) ?? { total: 0, done: 0, missed: 0 };
    const status = statusOf(workout, today);
    weeks.set(workout.user, {
      total: week.total + 1,
      done: week.done + Number(status === 'completed'),
      missed: week.missed + Number(status === 'failed'),
    });
  }
  return weeks;
}

/** A week in words, as "2 of 4 done, 2 missed". */
export function weekInWords({ total, done, missed }: Week): string {
  return `${done} of ${total} done${missed > 0 ? `, ${missed} missed` : ''}`;
}

/** How good a week was: all done, some missed, or all of it missed; `open` while nothing is missed but not all done. */
export function weekTone({ total, done, missed }: Week): 'ok' | 'warning' | 'danger' | 'muted' {
  if (done === total) return 'ok';
  if (missed === total) return 'danger';
  return missed > 0 ? 'warning' : 'muted';
}

/** The title of each person's active plan, by their id; the newest where there are several. */
export function planTitlesOf(newestFirst: readonly ActivePlan[]): Map<string, string> {
  return new Map(newestFirst.toReversed().map(({ user, planTitle }) => [user, planTitle]));
}
