import { addDays, type CalendarDate } from '@hub/calendar';
import { distanceInWords, formatDay } from '@hub/tool-kit';
import type { ActivePlan, TrainedWorkout } from '../../../api/person.schema';
import { statusOf } from '../../../model/workout-status';
import type { DoneCount } from '../../model/done';

/** How somebody's workouts of the last seven days went. */
export interface Week extends DoneCount {
  /** The latest done or missed workout; `null` for none. */
  latest: { isDone: boolean; date: CalendarDate } | null;
}

/** The first of the last seven days, of which `today` is the last. */
export function weekStart(today: CalendarDate): CalendarDate {
  return addDays(today, -6);
}

/** The week of each person by their id, by the date in their time zone; leaves out people without a workout. */
export function weeksOf(
  workouts: readonly TrainedWorkout[],
  todayOf: (user: string) => CalendarDate,
): Map<string, Week> {
  const weeks = new Map<string, Week>();
  for (const workout of workouts) {
    const week = weeks.get(workout.user) ?? { total: 0, done: 0, missed: 0, latest: null };
    const status = statusOf(workout, todayOf(workout.user));
    const { date } = workout;
    const isLatest = status !== 'not-completed' && (week.latest === null || date >= week.latest.date);
    weeks.set(workout.user, {
      total: week.total + 1,
      done: week.done + Number(status === 'completed'),
      missed: week.missed + Number(status === 'failed'),
      latest: isLatest ? { isDone: status === 'completed', date } : week.latest,
    });
  }
  return weeks;
}

/** The last done or missed workout, as "Finished today" or "Missed Thu 19 Nov"; nothing if there is none. */
export function latestInWords({ latest }: Week, today: CalendarDate): string {
  if (latest === null) return '';
  const { isDone, date } = latest;
  const day = date >= addDays(today, -1) ? distanceInWords(today, date) : formatDay(date, today);
  return `${isDone ? 'Finished' : 'Missed'} ${day}`;
}

/** The title of each person's active plan by their id; the newest if there are several. */
export function planTitlesOf(newestFirst: readonly ActivePlan[]): Map<string, string> {
  return new Map(newestFirst.toReversed().map(({ user, planTitle }) => [user, planTitle]));
}
