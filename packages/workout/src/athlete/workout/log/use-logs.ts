import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Workout } from '../../../api/workout.schema';
import type { ExerciseEdit } from '../../../model/exercise-edit';
import { type ExerciseLog, exerciseLog } from '../../../model/exercise-log';
import type { TrainingSettings } from '../../../model/training-settings';
import { mergeSets } from '../../../rules';
import { historyQuery } from '../../queries';

const NONE: readonly never[] = [];

/** What is to be logged of each exercise, by its id; sets that are being saved count as logged. */
export function useLogs(
  workout: Workout,
  unsafe: readonly ExerciseEdit[],
  settings: TrainingSettings,
): ReadonlyMap<string, ExerciseLog> {
  const { data: past = NONE } = useInfiniteQuery(historyQuery(workout.user));
  return useMemo(
    () =>
      new Map(
        workout.exercises.map((exercise) => {
          const changes = unsafe.flatMap(({ exerciseId, sets = [] }) =>
            exerciseId === exercise.id ? sets : [],
          );
          const sets = mergeSets(exercise.sets, changes);
          return [exercise.id, exerciseLog(exercise, sets, { workout, past, settings })];
        }),
      ),
    [workout, past, unsafe, settings],
  );
}
