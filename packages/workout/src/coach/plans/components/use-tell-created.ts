import { toHubError } from '@hub/pb-client';
import { useToast } from '@hub/ui';
import { counted } from '@hub/locale';
import { useQueryClient } from '@tanstack/react-query';
import { generation } from '../../../api/generation';
import { plansKey } from '../../../api/plans';
import { workoutsKey } from '../../../api/workouts';

function undoneSentence(removed: number, kept: number): string {
  const words = `${counted(removed, 'workout')} removed`;
  return kept === 0 ? words : `${words}. ${String(kept)} kept, because they were touched`;
}

/** Shows a toast with the number of generated workouts and Undo. */
export function useTellCreated() {
  const toast = useToast();
  const queryClient = useQueryClient();

  async function undo(batch: string) {
    try {
      const { removed, kept } = await generation.undo(batch);
      toast(undoneSentence(removed, kept));
    } catch (cause) {
      toast(`Not undone. ${toHubError(cause).message}`, { label: 'Undo', onSelect: () => void undo(batch) });
    }
    // A plan that was copied for it is deleted as well.
    await Promise.all([workoutsKey, plansKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  }

  return ({ created, batch }: { created: number; batch: string }) =>
    toast(`${counted(created, 'workout')} created`, { label: 'Undo', onSelect: () => void undo(batch) });
}
