import { useQueryClient } from '@tanstack/react-query';
import { generation } from '../../../api/generation';
import { plansKey } from '../../../api/plans';
import { workoutsKey } from '../../../api/workouts';
import { useSingleMutation } from '../../plans/components/use-single-mutation';
import { useTellCreated } from '../../plans/components/use-tell-created';

/** Generates workouts of several athletes, and shows a toast with Undo; a failure is a sentence. */
export function useGenerateSeveral() {
  const queryClient = useQueryClient();
  const tellCreated = useTellCreated();
  const { mutate, isPending, error } = useSingleMutation({
    mutationFn: generation.generateSeveral,
    onSuccess: tellCreated,
    onSettled: () =>
      Promise.all([workoutsKey, plansKey].map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  });
  return {
    busy: isPending,
    failure: error === null ? undefined : `Nothing was generated. ${error.message}`,
    generate: mutate,
  };
}
