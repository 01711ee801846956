import { useQueryClient } from '@tanstack/react-query';
import { generation, refreshGenerated } from '../../../api/generation';
import { useSingleMutation } from '../../plans/components/use-single-mutation';
import { useTellCreated } from '../../plans/components/use-tell-created';

/** Generates workouts of several athletes, and shows a toast with Undo; a failure is a sentence. */
export function useGenerateSeveral() {
  const queryClient = useQueryClient();
  const tellCreated = useTellCreated();
  const { mutate, isPending, error } = useSingleMutation({
    mutationFn: generation.generateSeveral,
    onSuccess: tellCreated,
    onSettled: () => refreshGenerated(queryClient),
  });
  return {
    busy: isPending,
    failure: error === null ? undefined : `Nothing was generated. ${error.message}`,
    generate: mutate,
  };
}
