import { itemQuery, savedInWords, useIsWaiting } from '@hub/tool-kit';
import { Banner, Button, Dialog, SideBySide, useToast } from '@hub/ui';
import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query';
import type { RecordPage } from '@hub/pb-client';
import type { Workout } from '../../api/workout.schema';
import { workoutRecords } from '../../api/workouts';
import { type ExerciseEdit, withEdits } from '../../model/exercise-edit';
import type { PastResult } from '../../model/history';
import type { ExerciseSet } from '../../rules';
import { historyQuery } from '../queries';
import { PastSets } from './past-sets';
import { useExerciseSave } from './use-workout';

interface ReadIntoSetsProps {
  /** The athlete of the result. */
  userId: string;
  result: PastResult;
  /** The day in words. */
  day: string;
  /** The sets as which the text would be read. */
  sets: readonly ExerciseSet[];
  onClose: () => void;
}

/** Saves an edit of a past workout, and shows it in the history at once. */
function useEditOfThePast(userId: string, workoutId: string) {
  const queryClient = useQueryClient();
  const { saveAsync } = useExerciseSave(workoutId, 'result');
  const { queryKey } = historyQuery(userId);
  return async (edit: ExerciseEdit) => {
    const pages = queryClient.getQueryData<InfiniteData<RecordPage<Workout>>>(queryKey);
    const known = pages?.pages.flatMap(({ items }) => items).find(({ id }) => id === workoutId);
    // This lets it wait on this device: a change is stored together with its original workout.
    if (known) {
      queryClient.setQueryData(
        itemQuery(workoutRecords, workoutId).queryKey,
        (opened?: Workout) => opened ?? known,
      );
    }
    await saveAsync(edit);
    queryClient.setQueryData<InfiniteData<RecordPage<Workout>>>(
      queryKey,
      (data) =>
        data && {
          ...data,
          pages: data.pages.map((page) => ({
            ...page,
            items: page.items.map((item) => (item.id === workoutId ? withEdits(item, [edit]) : item)),
          })),
        },
    );
  };
}

/** Shows a written result as the sets that it would become, and saves them beside the text (specification §5.371). */
export function ReadIntoSetsDialog({ userId, result, day, sets, onClose }: ReadIntoSetsProps) {
  const { workoutId, exerciseId, text } = result;
  const toast = useToast();
  const isWaiting = useIsWaiting('workouts');
  const save = useEditOfThePast(userId, workoutId);

  const undo = () =>
    void save({
      exerciseId,
      results: text,
      sets: sets.map(({ id }) => ({ id, removed: true as const })),
    }).catch((error: unknown) => toast(`Failed to undo. ${(error as Error).message}`));

  const { mutate, isPending, error } = useMutation({
    mutationFn: () => save({ exerciseId, results: text, sets: [...sets] }),
    onSuccess: () => {
      const message = isWaiting(workoutId) ? savedInWords(true) : `Turned into sets: ${day}`;
      toast(message, { label: 'Undo', onSelect: undo });
      onClose();
    },
  });
  const close = () => {
    if (!isPending) onClose();
  };
  return (
    <Dialog open onClose={close} title="Turn into sets">
      <p className="text-13 text-muted">{day}, as it was written</p>
      <p className="-mt-2 font-medium wrap-anywhere whitespace-pre-line">{text}</p>
      <p className="text-13 text-muted">As sets</p>
      <PastSets label="As sets" sets={sets} />
      <p className="text-13 text-muted">What was written stays.</p>
      {error && <Banner tone="danger">Failed to save. {error.message}</Banner>}
      <SideBySide>
        <Button variant="quiet" onClick={close} aria-disabled={isPending || undefined}>
          Cancel
        </Button>
        <Button busy={isPending} busyLabel="Saving…" onClick={() => mutate()}>
          Save as sets
        </Button>
      </SideBySide>
    </Dialog>
  );
}
