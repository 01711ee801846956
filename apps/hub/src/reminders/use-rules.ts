import { pb } from '@hub/pb-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type OwnRules, overviewQuery, rulesQuery, saveRules } from './reminders.api';

/** Changes the person's rules: shown at once, saved in the order of the taps, reverted if the hub refuses. */
export function useChangeRules() {
  const queryClient = useQueryClient();
  const { queryKey } = rulesQuery;
  const { mutate, error } = useMutation({
    scope: { id: 'reminder-rules' },
    mutationFn: async (change: Partial<OwnRules>) => {
      const rules = queryClient.getQueryData(queryKey);
      if (rules === undefined) throw new Error('Rules are changed where they are shown.');
      return saveRules(pb, rules, change);
    },
    onMutate: (change) => {
      queryClient.setQueryData(queryKey, (rules) => rules && { ...rules, ...change });
    },
    onSuccess: ({ id }) => {
      queryClient.setQueryData(queryKey, (rules) => rules && { ...rules, id });
      void queryClient.invalidateQueries({ queryKey: overviewQuery.queryKey });
    },
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
  return { change: mutate, error };
}
