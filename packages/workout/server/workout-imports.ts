import type { ImportTarget } from '@hub/pocketbase/hooks';
import { mergeWorkout } from './merge-import';
import { withoutRecords } from './ticks';

/** Files become the person's own workouts, and never change planned ones (specification §6.570). */
export const workoutImports: ImportTarget = {
  tool: 'workout',
  collection: 'workouts',
  fields: ['date', 'workoutTitle', 'finished', 'note', 'exercises'],
  identity: ['date', 'workoutTitle', 'finished'],
  instants: ['finished'],
  likeness: ['date', 'workoutTitle'],
  among: 'own = TRUE',
  clean: ({ exercises, ...values }) => ({
    ...values,
    ...(exercises !== undefined && {
      exercises: Array.isArray(exercises) ? exercises.map(withoutRecords) : exercises,
    }),
  }),
  merge: mergeWorkout,
  isTouched: (workout) => workout.getString('acted') !== '',
  fixed: { own: true },
};
