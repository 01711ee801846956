import type { ImportTarget } from '@hub/pocketbase/hooks';
import { mergeWorkout } from './merge-import';
import { withoutRecords } from './ticks';

/**
 * Files become workouts of one's own, and are about no other: what a coach has planned is not changed by a file. The records of
 * sets are the hub's own (specification §6.570).
 */
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
