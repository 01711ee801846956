import { HubError } from '@hub/pb-client';
import { itemQuery, useHoldThenSave, useRecord, useShowSaved } from '@hub/tool-kit';
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

/** A change that is on its way: `held` is on the device, and fulfilled once it can't be lost any more. */
interface Sending {
  change: ExerciseSave;
  held: ReturnType<ReturnType<typeof useHoldThenSave<Workout>>['hold']>;
}

/**
 * One workout, with the changes of its exercises that are still on their way. `ticking` has the ticks that a page which
 * ended now would lose, by exercise: they are not drawn as done yet.
 */
export function useWorkout(id: string) {
  const query = useRecord(workoutRecords, id);
  const pending = useMutationState({
    filters: { mutationKey: changesKey(id), status: 'pending' },
    select: ({ state }) => ({ ...(state.variables as Sending), isSafe: state.context !== undefined }),
  });
  const safe = pending.filter(({ isSafe }) => isSafe).map(({ change }) => change);
  const ticking = new Map(
    pending.filter(({ isSafe }) => !isSafe).map(({ change }) => [change.exerciseId, change.completed]),
  );
  const data = query.data && { ...query.data, exercises: withChanges(query.data.exercises, safe) };
  return { data, ticking, error: inWords(query.error), refetch: query.refetch };
}

/**
 * Changes exercises of a workout, one change after the other: each is sent with the revision that the one before it
 * has brought (specification §4.26). It is on the device before it is sent; where the hub can't be reached it waits there.
 */
export function useExerciseSave(id: string, way: Way, onFailed?: () => void) {
  const queryClient = useQueryClient();
  const showSaved = useShowSaved(workoutRecords);
  const { hold, save } = useHoldThenSave<Workout>('workouts');
  const item = itemQuery(workoutRecords, id);
  const change = (before: Workout, made: ExerciseSave) =>
    ({ kind: 'update', before, changes: [made] }) as const;
  const { mutate, mutateAsync, isPending } = useMutation({
    mutationKey: [...changesKey(id), way],
    scope: { id: `workouts/${id}` },
    onMutate: async ({ held }: Sending) => ({ isHeld: (await held) !== null }),
    mutationFn: async ({ change: made, held }: Sending): Promise<Workout> => {
      const known = queryClient.getQueryData(item.queryKey) ?? (await workoutRecords.repository.get(id));
      return save(await held, id, change(known, made), async () => {
        const saved = await saveExercises(workoutRecords.repository, known, [made]);
        await showSaved(saved);
        await queryClient.invalidateQueries({ queryKey: historyKey, refetchType: 'none' });
        return saved;
      });
    },
    ...(onFailed && { onError: onFailed }),
  });
  const begin = (made: ExerciseSave): Sending => {
    const known = queryClient.getQueryData(item.queryKey);
    return { change: made, held: known ? hold(id, change(known, made)) : Promise.resolve(null) };
  };
  return {
    save: (made: ExerciseSave) => mutate(begin(made)),
    saveAsync: (made: ExerciseSave) => mutateAsync(begin(made)),
    isPending,
  };
}

/** The ticks of a workout that could not be saved, each the last one of its exercise, with the reason. */
export function useFailedTicks(id: string): { change: ExerciseSave; error: Error }[] {
  const ticks = useMutationState({
    filters: { mutationKey: [...changesKey(id), 'tick'] },
    select: ({ state }) => ({ change: (state.variables as Sending).change, error: state.error }),
  });
  const last = new Map(ticks.map((tick) => [tick.change.exerciseId, tick]));
  return [...last.values()].flatMap(({ change, error }) => (error === null ? [] : [{ change, error }]));
}
