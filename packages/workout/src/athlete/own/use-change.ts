import { savedInWords, useIfHere, useIsWaiting } from '@hub/tool-kit';
import { useToast } from '@hub/ui';
import type { WholeEdit } from '../../model/exercise-edit';
import { useExerciseSave } from '../workout/use-workout';

/**
 * Saves an athlete's change of a whole workout, its day or its title, and shows a toast; offline, it waits on the
 * device. `onSaved` is called afterwards, unless the question was closed meanwhile.
 */
export function useChange(workoutId: string, onSaved: () => void) {
  const { saveAsync, isPending, error } = useExerciseSave(workoutId, 'whole');
  const isWaiting = useIsWaiting('workouts');
  const endIfHere = useIfHere(onSaved);
  const toast = useToast();

  async function change(edit: WholeEdit) {
    if (isPending) return;
    await saveAsync(edit);
    toast(savedInWords(isWaiting(workoutId)));
    endIfHere();
  }
  // The failure is returned as `error`.
  return { change: (edit: WholeEdit) => void change(edit).catch(() => undefined), isPending, error };
}
