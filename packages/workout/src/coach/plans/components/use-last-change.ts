import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Done } from '../../../api/generation';

const lastChangeKey = ['last-change'] as const;

/** The last creation or change for an athlete; it stays until the next one, even if other pages are opened meanwhile. */
export function useLastChange(athleteId: string) {
  const queryClient = useQueryClient();
  const queryKey = [...lastChangeKey, athleteId];
  const { data: change = null } = useQuery<Done | null>({ queryKey, queryFn: skipToken, gcTime: Infinity });
  return { change, setChange: (done: Done | null) => queryClient.setQueryData(queryKey, done) };
}

/** Clears the last changes of all athletes, because something was created for several of them. */
export function useForgetLastChanges() {
  const queryClient = useQueryClient();
  return () => queryClient.setQueriesData({ queryKey: lastChangeKey }, null);
}
