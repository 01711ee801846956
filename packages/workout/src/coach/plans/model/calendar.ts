import { addDays, type CalendarDate, daysBetween } from '@hub/calendar';
import type { Workout, WorkoutValues } from '../../../api/workout.schema';
import { freshExercises } from '../../../rules';
import { statusOf, type WorkoutStatus } from '../../../model/workout-status';
import { doneInWords, toneOf } from '../../model/done';

/** The words for a workout's status on the coach's screens. */
export const COACH_WORDS: Readonly<Record<WorkoutStatus, string>> = {
  completed: 'Done',
  failed: 'Missed',
  'not-completed': 'To come',
};

/** The statuses by priority, when a day has several workouts: problems are shown first. */
const LOUDEST: readonly WorkoutStatus[] = ['failed', 'not-completed', 'completed'];

/** The status of a day; `undefined` if it has no workouts. */
export function dayStatus(workouts: readonly Workout[], today: CalendarDate): WorkoutStatus | undefined {
  const statuses = workouts.map((workout) => statusOf(workout, today));
  return LOUDEST.find((status) => statuses.includes(status));
}

/** The summary of a week: "2 of 3 done, 1 missed", with its severity. */
export function weekSummary(workouts: readonly Workout[], today: CalendarDate) {
  const count = (status: WorkoutStatus) =>
    workouts.filter((workout) => statusOf(workout, today) === status).length;
  if (workouts.length === 0) return { text: 'Nothing in this week', tone: 'muted' } as const;
  const week = { total: workouts.length, done: count('completed'), missed: count('failed') };
  return { text: doneInWords(week), tone: toneOf(week) };
}

/**
 * Copies of a week's workouts for the week that begins on `toWeek`, with nothing done. A copy belongs to the same
 * plan, which then generates no other for that week; unless the plan's workout is already `there` on its day.
 */
export function copiesOf(
  workouts: readonly Workout[],
  fromWeek: CalendarDate,
  toWeek: CalendarDate,
  there: readonly Workout[] = [],
): WorkoutValues[] {
  const shift = daysBetween(fromWeek, toWeek);
  return workouts.map(({ user, date, workoutTitle, workoutDescription, stored, plan, planWorkout }) => {
    const day = addDays(date, shift);
    const isThere = there.some(
      (other) => other.date === day && other.plan === plan && other.planWorkout === planWorkout,
    );
    return {
      user,
      date: day,
      workoutTitle,
      workoutDescription: workoutDescription ?? '',
      exercises: freshExercises(stored),
      ...(plan !== '' && !isThere && { plan, planWorkout }),
    };
  });
}
