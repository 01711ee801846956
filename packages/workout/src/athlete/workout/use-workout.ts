import { HubError } from '@hub/pb-client';
import { itemQuery, useRecord, useSaveOrKeep, useShowSaved } from '@hub/tool-kit';
import { isNotFound } from '@hub/ui';
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import type { Workout } from '../../api/workout.schema';
import { workoutRecords, workoutsKey } from '../../api/workouts';
import { withChanges } from '../../model/exercise-change';
import { historyKey } from '../queries';
import { type ExerciseSave, saveExercises } from './save-exercise';

/** What a change was made with: each says on its own screen that it failed. */
type Way = 'tick' | 'result';

const changesKey = (id: string) => [...workoutsKey, 'changes', id];

/** What is shown before the reason where a workout can't be loaded (specification §8.20). */
export const FAILED_TO_LOAD = 'Failed to load workout.';

function inWords(error: Error | null): Error | null {
  return isNotFound(error)
    ? new HubError('not-found', { message: 'Workout not found', cause: error })
    : error;
}

/** One workout, with the changes of its exercises that are still on their way. */
export function useWorkout(id: string) {
  const query = useRecord(workoutRecords, id);
  const pending = useMutationState({
    filters: { mutationKey: changesKey(id), status: 'pending' },
    select: ({ state }) => state.variables as ExerciseSave,
  });
  const data = query.data && { ...query.data, exercises: withChanges(query.data.exercises, pending) };
  return { data, error: inWords(query.error), refetch: query.refetch };
}

/**
 * Changes exercises of a workout, one change after the other: each is sent with the revision that the one before it
 * has brought (specification §4.26). Where the hub can't be reached it waits on the device.
 */
export function useExerciseSave(id: string, way: Way, onFailed?: () => void) {
  const queryClient = useQueryClient();
  const showSaved = useShowSaved(workoutRecords);
  const saveOrKeep = useSaveOrKeep<Workout>('workouts');
  const item = itemQuery(workoutRecords, id);
  return useMutation({
    mutationKey: [...changesKey(id), way],
    scope: { id: `workouts/${id}` },
    mutationFn: async (change: ExerciseSave): Promise<Workout> => {
      const known = queryClient.getQueryData(item.queryKey) ?? (await workoutRecords.repository.get(id));
      return saveOrKeep(id, { kind: 'update', before: known, changes: [change] }, async () => {
        const saved = await saveExercises(workoutRecords.repository, known, [change]);
        await showSaved(saved);
        await queryClient.invalidateQueries({ queryKey: historyKey, refetchType: 'none' });
        return saved;
      });
    },
    ...(onFailed && { onError: onFailed }),
  });
}

/** The ticks of a workout that could not be saved, each the last one of its exercise, with the reason. */
export function useFailedTicks(id: string): { change: ExerciseSave; error: Error }[] {
  const ticks = useMutationState({
    filters: { mutationKey: [...changesKey(id), 'tick'] },
    select: ({ state }) => ({ change: state.variables as ExerciseSave, error: state.error }),
  });
  const last = new Map(ticks.map((tick) => [tick.change.exerciseId, tick]));
  return [...last.values()].flatMap(({ change, error }) => (error === null ? [] : [{ change, error }]));
}
