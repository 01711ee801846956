import { plansLimits, workoutsLimits } from '@hub/pb-client';
import { flagField, listField, textField } from '@hub/tool-kit';
import { type PlanWorkout, readWorkouts, storeWorkouts, type StoredPlanWorkout } from './plan-workout';
import { workoutLine } from './plan-words';

/** Whether a plan's workout lacks its title (specification §5.22). */
export function isUntitled({ title }: PlanWorkout): boolean {
  return title.trim() === '';
}

/** The fields of a plan, in the order of the form (specification §2.31). */
export const planFields = {
  user: textField({ label: 'Athlete' }),
  planTitle: textField({
    label: 'Plan title',
    limit: plansLimits.planTitle,
    required: 'Give the plan a title.',
  }),
  planDescription: textField({ label: 'Description', limit: plansLimits.planDescription }),
  active: flagField({ label: 'Active' }),
  workouts: listField<readonly StoredPlanWorkout[], PlanWorkout, StoredPlanWorkout[]>({
    label: 'Workouts',
    draftOf: readWorkouts,
    valueOf: storeWorkouts,
    problemOf: (workouts) => (workouts.some(isUntitled) ? 'Give each workout a title.' : undefined),
    inWords: (workouts) =>
      workouts.map((workout) => `${workout.title || 'No title'} (${workoutLine(workout)})`).join('; '),
  }),
};

/** The most characters that a workout's texts take. */
export const workoutLimits = {
  title: workoutsLimits.workoutTitle,
  description: workoutsLimits.workoutDescription,
};
