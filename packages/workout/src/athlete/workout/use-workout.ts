import { HubError, pb } from '@hub/pb-client';
import { itemQuery, useHoldThenSave, useRecord, useShowSaved } from '@hub/tool-kit';
import { isNotFound } from '@hub/ui';
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import type { Workout } from '../../api/workout.schema';
import { workoutRecords, workoutsKey } from '../../api/workouts';
import { type ExerciseEdit, withEdits } from '../../model/exercise-edit';
import { historyKey } from '../queries';
import { saveExercise } from './exercise.repo';

/** The kind of a change: each kind shows its failure on its own screen. */
type Way = 'tick' | 'result';

const changesKey = (id: string) => [...workoutsKey, 'changes', id];

/** The words before the reason when a workout can't be loaded (specification §8.20). */
export const FAILED_TO_LOAD = 'Failed to load workout.';

function inWords(error: Error | null): Error | null {
  return isNotFound(error)
    ? new HubError('not-found', { message: 'Workout not found', cause: error })
    : error;
}

/** An edit that is on its way: `held` is on the device, and fulfilled once it can't be lost any more. */
interface Sending {
  edit: ExerciseEdit;
  held: ReturnType<ReturnType<typeof useHoldThenSave<Workout>>['hold']>;
}

/**
 * One workout, with the edits of its exercises that are still on their way. `ticking` has the ticks that a page which
 * ended now would lose, by exercise: they are not drawn as done yet.
 */
export function useWorkout(id: string) {
  const query = useRecord(workoutRecords, id);
  const pending = useMutationState({
    filters: { mutationKey: changesKey(id), status: 'pending' },
    select: ({ state }) => ({ ...(state.variables as Sending), isSafe: state.context !== undefined }),
  });
  const safe = pending.filter(({ isSafe }) => isSafe).map(({ edit }) => edit);
  const ticking = new Map(
    pending.filter(({ isSafe }) => !isSafe).map(({ edit }) => [edit.exerciseId, edit.completed]),
  );
  const data = query.data && withEdits(query.data, safe);
  return { data, ticking, error: inWords(query.error), refetch: query.refetch };
}

/**
 * Saves what is done to the exercises of a workout, one edit after the other, so that the last tick of an exercise is the
 * one that stays. Each is on the device before it is sent; where the hub can't be reached it waits there.
 */
export function useExerciseSave(id: string, way: Way, onFailed?: () => void) {
  const queryClient = useQueryClient();
  const showSaved = useShowSaved(workoutRecords);
  const { hold, save } = useHoldThenSave<Workout>('workouts');
  const item = itemQuery(workoutRecords, id);
  const change = (before: Workout, edit: ExerciseEdit) =>
    ({ kind: 'update', before, changes: [edit] }) as const;
  const { mutate, mutateAsync } = useMutation({
    mutationKey: [...changesKey(id), way],
    scope: { id: `workouts/${id}` },
    onMutate: async ({ held }: Sending) => ({ isHeld: (await held) !== null }),
    mutationFn: async ({ edit, held }: Sending): Promise<Workout> => {
      const known = queryClient.getQueryData(item.queryKey) ?? (await workoutRecords.repository.get(id));
      return save(await held, id, change(known, edit), async () => {
        const saved = await saveExercise(pb, id, edit);
        await showSaved(saved);
        await queryClient.invalidateQueries({ queryKey: historyKey, refetchType: 'none' });
        return saved;
      });
    },
    ...(onFailed && { onError: onFailed }),
  });
  const begin = (edit: ExerciseEdit): Sending => {
    const known = queryClient.getQueryData(item.queryKey);
    return { edit, held: known ? hold(id, change(known, edit)) : Promise.resolve(null) };
  };
  return {
    save: (edit: ExerciseEdit) => mutate(begin(edit)),
    saveAsync: (edit: ExerciseEdit) => mutateAsync(begin(edit)),
  };
}

/** The ticks of a workout that could not be saved, each the last one of its exercise, with the reason. */
export function useFailedTicks(id: string): { edit: ExerciseEdit; error: Error }[] {
  const ticks = useMutationState({
    filters: { mutationKey: [...changesKey(id), 'tick'] },
    select: ({ state }) => ({ edit: (state.variables as Sending).edit, error: state.error }),
  });
  const last = new Map(ticks.map((tick) => [tick.edit.exerciseId, tick]));
  return [...last.values()].flatMap(({ edit, error }) => (error === null ? [] : [{ edit, error }]));
}
