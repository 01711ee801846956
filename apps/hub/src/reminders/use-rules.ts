import { pb } from '@hub/pb-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type OwnRules, overviewQuery, rulesQuery, saveRules } from './reminders.api';

const mutationKey = ['reminder-rules'];

/**
 * Changes the person's rules: shown at once, saved in the order of the taps, reverted if the hub refuses. Until
 * the last of several changes is saved, no response replaces what is shown.
 */
export function useChangeRules() {
  const queryClient = useQueryClient();
  const { queryKey } = rulesQuery;
  const isLast = () => queryClient.isMutating({ mutationKey }) === 1;
  const { mutate, error } = useMutation({
    mutationKey,
    scope: { id: 'reminder-rules' },
    mutationFn: async (change: Partial<OwnRules>) => {
      const rules = queryClient.getQueryData(queryKey);
      if (rules === undefined) throw new Error('Rules are changed where they are shown.');
      return saveRules(pb, rules, change);
    },
    onMutate: async (change) => {
      // A response that is on its way may be from before the change.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (rules) => rules && { ...rules, ...change });
    },
    onSuccess: (saved) => {
      queryClient.setQueryData(queryKey, (rules) => rules && (isLast() ? saved : { ...rules, id: saved.id }));
      void queryClient.invalidateQueries({ queryKey: overviewQuery.queryKey });
    },
    onError: () => (isLast() ? queryClient.invalidateQueries({ queryKey }) : undefined),
  });
  return { change: mutate, error };
}
