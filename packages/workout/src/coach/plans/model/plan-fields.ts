import { plansLimits, workoutsLimits } from '@hub/pb-client';
import { flagField, listField, textField } from '@hub/tool-kit';
import { tooLong } from '@hub/ui';
import { isExerciseWrong, unaddedProblem } from './plan-exercise';
import { type PlanWorkout, readWorkouts, storeWorkouts, type StoredPlanWorkout } from './plan-workout';
import { workoutLine } from './plan-text';

/** Whether a plan's workout lacks its title (specification §5.22). */
export function isUntitled({ title }: PlanWorkout): boolean {
  return title.trim() === '';
}

/** Whether a text of a plan's workout exceeds its limit. */
function isTooLong({ title, description }: PlanWorkout): boolean {
  const excess = tooLong(title, workoutLimits.title) ?? tooLong(description, workoutLimits.description);
  return excess !== undefined;
}

function hasWrongExercise({ exercises }: PlanWorkout): boolean {
  return exercises.some(isExerciseWrong);
}

function hasUnadded({ unaddedExercise }: PlanWorkout): boolean {
  return unaddedProblem(unaddedExercise) !== undefined;
}

/** Whether a plan's workout, or one of its exercises, is invalid. */
export function isWrong(workout: PlanWorkout): boolean {
  return isUntitled(workout) || isTooLong(workout) || hasWrongExercise(workout) || hasUnadded(workout);
}

function workoutsProblem(workouts: readonly PlanWorkout[]): string | undefined {
  if (workouts.some(isUntitled)) return 'Give each workout a title.';
  if (workouts.some(isTooLong)) return 'Shorten the texts that are too long.';
  if (workouts.some(hasWrongExercise)) return 'Correct the marked exercises.';
  return workouts.some(hasUnadded) ? 'An exercise is typed but not added.' : undefined;
}

/** The fields of a plan, in the order of the form (specification §2.31). */
export const planFields = {
  user: textField({ label: 'Athlete', isHidden: true }),
  planTitle: textField({
    label: 'Plan title',
    limit: plansLimits.planTitle,
    required: 'Give the plan a title.',
  }),
  planDescription: textField({ label: 'Description', limit: plansLimits.planDescription }),
  active: flagField({ label: 'Active' }),
  movable: flagField({ label: 'The athlete may move workouts to another day' }),
  workouts: listField<readonly StoredPlanWorkout[], PlanWorkout, StoredPlanWorkout[]>({
    label: 'Workouts',
    draftOf: readWorkouts,
    valueOf: storeWorkouts,
    problemOf: workoutsProblem,
    inWords: (workouts) =>
      workouts.map((workout) => `${workout.title || 'No title'} (${workoutLine(workout)})`).join('; '),
  }),
};

/** The maximum lengths of a workout's texts. */
export const workoutLimits = {
  title: workoutsLimits.workoutTitle,
  description: workoutsLimits.workoutDescription,
};
