import { useToast } from '@hub/ui';
import type { Done } from '../../../api/generation';
import { doneSentence } from '../model/done-sentence';
import { useForgetLastChanges } from './use-last-change';
import { useUndo } from './use-undo';

/** Shows a toast with the number of generated workouts and Undo. */
export function useTellCreated() {
  const toast = useToast();
  const undo = useUndo();
  const forgetLastChanges = useForgetLastChanges();

  async function takeBack(batch: string) {
    const failure = await undo(batch);
    if (failure !== null) toast(failure, { label: 'Undo', onSelect: () => void takeBack(batch) });
  }

  return (done: Done) => {
    forgetLastChanges();
    toast(doneSentence(done), { label: 'Undo', onSelect: () => void takeBack(done.batch) });
  };
}
