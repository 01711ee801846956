import { HubError, pb } from '@hub/pb-client';
import { itemQuery, type QueuedChange, useEnqueue, useOutbox, useRecord, useShowSaved } from '@hub/tool-kit';
import { isNotFound } from '@hub/ui';
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import type { Workout } from '../../api/workout.schema';
import { workoutRecords, workoutsKey } from '../../api/workouts';
import { type ExerciseEdit, isOfExercise, type WorkoutEdit, withEdits } from '../../model/exercise-edit';
import { historyKey } from '../queries';
import { saveEdit } from './exercise.repo';

/** The kind of a change: each kind shows its failure on its own screen. */
type Way = 'tick' | 'result' | 'finish' | 'whole';

const changesKey = (id: string) => [...workoutsKey, 'changes', id];

/** The text before the reason if a workout can't be loaded (specification §8.20). */
export const FAILED_TO_LOAD = 'Failed to load workout.';

function inWords(error: Error | null): Error | null {
  return isNotFound(error)
    ? new HubError('not-found', { message: 'Workout not found', cause: error })
    : error;
}

/**
 * An edit that is being sent. `queued` resolves once the edit is stored; to `null` if this device does not know the
 * workout.
 */
interface Sending {
  edit: WorkoutEdit;
  queued: Promise<QueuedChange | null>;
}

/**
 * One workout with the edits that are being sent. `unsafe` are those that would be lost if the page were closed now;
 * they are not shown as done yet. Without an outbox, an edit is shown as done at once.
 */
export function useWorkout(id: string) {
  const query = useRecord(workoutRecords, id);
  const canStore = useOutbox() !== null;
  const pending = useMutationState({
    filters: { mutationKey: changesKey(id), status: 'pending' },
    select: ({ state: { variables, context } }) => {
      const queued = context as QueuedChange | null | undefined;
      const isSafe = queued !== undefined && (queued?.isQueued === true || !canStore);
      return { ...(variables as Sending), isSafe };
    },
  });
  const safe = pending.filter(({ isSafe }) => isSafe).map(({ edit }) => edit);
  const unsafe = pending
    .filter(({ isSafe }) => !isSafe)
    .map(({ edit }) => edit)
    .filter(isOfExercise);
  const data = query.data && withEdits(query.data, safe);
  return { data, unsafe, error: inWords(query.error), refetch: query.refetch };
}

/** Saves edits one after another, so that the last one wins; each is stored on the device before it is sent. */
export function useExerciseSave(id: string, way: Way, onFailed?: () => void) {
  const queryClient = useQueryClient();
  const showSaved = useShowSaved(workoutRecords);
  const enqueue = useEnqueue('workouts');
  const outbox = useOutbox();
  const item = itemQuery(workoutRecords, id);
  /** The known version of the workout; for one that was created offline, the unsent change contains it. */
  const findKnown = () =>
    queryClient.getQueryData(item.queryKey) ??
    (outbox?.waiting.find('workouts', id)?.item as Workout | null | undefined) ??
    undefined;
  const change = (before: Workout, edit: WorkoutEdit) =>
    ({ kind: 'update', before, changes: [edit] }) as const;
  const { mutate, mutateAsync, isPending, error } = useMutation({
    mutationKey: [...changesKey(id), way],
    scope: { id: `workouts/${id}` },
    onMutate: ({ queued }: Sending) => queued,
    mutationFn: async ({ edit, queued }: Sending): Promise<Workout> => {
      const known = findKnown() ?? (await workoutRecords.repository.get(id));
      const sending = (await queued) ?? (await enqueue(id, change(known, edit)));
      return sending.send(async () => {
        const saved = await saveEdit(pb, known, edit);
        await showSaved(saved);
        await queryClient.invalidateQueries({ queryKey: historyKey, refetchType: 'none' });
        return saved;
      });
    },
    ...(onFailed && { onError: onFailed }),
  });
  const begin = (edit: WorkoutEdit): Sending => {
    const known = findKnown();
    return { edit, queued: known ? enqueue(id, change(known, edit)) : Promise.resolve(null) };
  };
  return {
    save: (edit: WorkoutEdit) => mutate(begin(edit)),
    saveAsync: (edit: WorkoutEdit) => mutateAsync(begin(edit)),
    isPending,
    error,
  };
}

/** Identifies what an edit changes: an exercise's tick, or some of its sets. */
function subjectOf({ exerciseId, sets = [] }: ExerciseEdit): string {
  return [exerciseId, ...sets.map(({ id }) => id)].join(' ');
}

/** The ticks and sets of a workout that could not be saved, only the last one of each, with the reason. */
export function useFailedTicks(id: string): { edit: ExerciseEdit; error: Error }[] {
  const ticks = useMutationState({
    filters: { mutationKey: [...changesKey(id), 'tick'] },
    select: ({ state }) => ({ edit: (state.variables as Sending).edit as ExerciseEdit, error: state.error }),
  });
  const last = new Map(ticks.map((tick) => [subjectOf(tick.edit), tick]));
  return [...last.values()].flatMap(({ edit, error }) => (error === null ? [] : [{ edit, error }]));
}
