import { Banner } from '@hub/ui';
import { useMutation } from '@tanstack/react-query';
import type { Done } from '../../../api/generation';
import { doneSentence } from '../model/done-sentence';
import { useUndo } from './use-undo';

interface LastChangeProps {
  change: Done;
  onUndone: () => void;
}

/** Shows the number of workouts that were created and changed, with a button that undoes all of it. */
export function LastChange({ change, onUndone }: LastChangeProps) {
  const undo = useUndo(onUndone);
  const { mutate, data, isPending } = useMutation({ mutationFn: () => undo(change.batch) });
  return (
    <Banner
      tone={typeof data === 'string' ? 'warning' : 'ok'}
      retryLabel="Undo"
      onRetry={() => mutate()}
      isRetrying={isPending}
    >
      {data ?? doneSentence(change)}
    </Banner>
  );
}
