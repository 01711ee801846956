import { pb } from '@hub/pb-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type OwnRules, overviewQuery, rulesQuery, saveRules } from './reminders.api';
import { usePending } from './use-pending';

const mutationKey = ['reminder-rules'];

/**
 * The person's rules with their pending changes. These are shown even if the rules are loaded again, saved in the
 * order of the taps, and reverted if the hub refuses them.
 */
export function useRules(loaded: OwnRules) {
  const queryClient = useQueryClient();
  const { queryKey } = rulesQuery;
  const { mutate, error } = useMutation({
    mutationKey,
    scope: { id: 'reminder-rules' },
    mutationFn: async (change: Partial<OwnRules>) => {
      const rules = queryClient.getQueryData(queryKey);
      if (rules === undefined) throw new Error('Rules are changed where they are shown.');
      return saveRules(pb, rules, change);
    },
    onSuccess: async (saved) => {
      // A response that is on its way may be from before the change.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, saved);
      void queryClient.invalidateQueries({ queryKey: overviewQuery.queryKey });
    },
    onError: () => void queryClient.invalidateQueries({ queryKey }),
  });
  const changes = usePending<Partial<OwnRules>>(mutationKey);
  const rules = changes.reduce<OwnRules>((before, change) => ({ ...before, ...change }), loaded);
  return { rules, change: mutate, error };
}
