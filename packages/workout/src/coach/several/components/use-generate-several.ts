import { useToast } from '@hub/ui';
import { useQueryClient } from '@tanstack/react-query';
import { type Done, generation, refreshGenerated } from '../../../api/generation';
import { useForgetLastChanges } from '../../plans/components/use-last-change';
import { useSingleMutation } from '../../plans/components/use-single-mutation';
import { useUndo } from '../../plans/components/use-undo';
import { doneSentence } from '../../plans/model/done-sentence';

/** Generates workouts of several athletes, and shows a toast with Undo; a failure is a sentence. */
export function useGenerateSeveral() {
  const toast = useToast();
  const queryClient = useQueryClient();
  const undo = useUndo();
  const forgetLastChanges = useForgetLastChanges();

  async function takeBack(batch: string) {
    const failure = await undo(batch);
    if (failure !== null) toast(failure, { label: 'Undo', onSelect: () => void takeBack(batch) });
  }

  const { mutate, isPending, error } = useSingleMutation({
    mutationFn: generation.generateSeveral,
    onSuccess: (done: Done) => {
      forgetLastChanges();
      toast(doneSentence(done), { label: 'Undo', onSelect: () => void takeBack(done.batch) });
    },
    onSettled: () => refreshGenerated(queryClient),
  });
  return {
    busy: isPending,
    failure: error === null ? undefined : `Nothing was generated. ${error.message}`,
    generate: mutate,
  };
}
