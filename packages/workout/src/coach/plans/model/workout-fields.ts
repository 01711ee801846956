import { dateField, listField, textField, unaddedField } from '@hub/tool-kit';
import { freshExercises } from '../../../rules';
import type { Workout } from '../../../api/workout.schema';
import type { Exercise } from '../../../model/exercise';
import { isExerciseWrong, NOT_ADDED, type PlanExercise, storeExercise, fieldText } from './plan-exercise';
import { workoutLimits } from './plan-fields';

/** The fields of a workout for one day, in the order of the form (specification §4.40). */
export const workoutFields = {
  user: textField({ label: 'Athlete', isHidden: true }),
  date: dateField({ label: 'Day', required: 'Enter the day.', isHidden: true }),
  workoutTitle: textField({
    label: 'Workout title',
    limit: workoutLimits.title,
    required: 'Give the workout a title.',
  }),
  workoutDescription: textField({ label: 'Description', limit: workoutLimits.description }),
  exercises: listField<readonly Exercise[], PlanExercise, Workout['stored']>({
    label: 'Exercises',
    // The form only creates new workouts, so stored exercises never become a draft.
    draftOf: () => [],
    valueOf: (exercises) => freshExercises(exercises.map(storeExercise)),
    problemOf: (exercises) => (exercises.some(isExerciseWrong) ? 'Correct the marked exercises.' : undefined),
    inWords: (exercises) => exercises.map((exercise) => fieldText(exercise, 'title')).join(', '),
  }),
  unaddedExercise: unaddedField({ label: 'Add an exercise', problem: NOT_ADDED }),
};
