import { savedInWords, useIfHere, useIsWaiting } from '@hub/tool-kit';
import { useToast } from '@hub/ui';
import { useState } from 'react';
import type { WholeEdit } from '../../model/exercise-edit';
import { useExerciseSave } from '../workout/use-workout';

/**
 * Saves an athlete's change of a whole workout, its day or its title, or keeps it on the device while the hub
 * is offline, and shows a toast. `onSaved` is called afterwards, unless the question was closed meanwhile; `error` says
 * why it could not be saved.
 */
export function useChange(workoutId: string, onSaved: () => void) {
  const { saveAsync } = useExerciseSave(workoutId, 'whole');
  const [state, setState] = useState<'open' | 'saving' | Error>('open');
  const isWaiting = useIsWaiting('workouts');
  const endIfHere = useIfHere(onSaved);
  const toast = useToast();

  async function change(edit: WholeEdit) {
    if (state === 'saving') return;
    setState('saving');
    try {
      await saveAsync(edit);
    } catch (error) {
      setState(error as Error);
      return;
    }
    toast(savedInWords(isWaiting(workoutId)));
    endIfHere();
  }
  return {
    change: (edit: WholeEdit) => void change(edit),
    isPending: state === 'saving',
    error: state instanceof Error ? state : null,
  };
}
