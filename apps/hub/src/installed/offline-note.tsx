import { toCalendarDate } from '@hub/calendar';
import { type Reachability, useReachability } from '@hub/pb-client';
import { formatShortDate, useToday } from '@hub/tool-kit';
import { formatTime } from '@hub/locale';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';

/** When the oldest of the data on the screen came from the hub, in milliseconds since 1970; 0 where there are none. */
function oldestShown(queryClient: QueryClient): number {
  const shown = queryClient.getQueryCache().findAll({ type: 'active' });
  const times = shown.map(({ state }) => state.dataUpdatedAt).filter((time) => time > 0);
  return times.length === 0 ? 0 : Math.min(...times);
}

function useOldestShown(): number {
  const queryClient = useQueryClient();
  const listen = useCallback(
    (onChange: () => void) => queryClient.getQueryCache().subscribe(onChange),
    [queryClient],
  );
  return useSyncExternalStore(listen, () => oldestShown(queryClient));
}

interface WordsProps {
  reach: Exclude<Reachability, 'here'>;
}

/** With the day where that is not today; a time beside it gives way where a line has no room for both. */
function Words({ reach }: WordsProps) {
  const oldest = useOldestShown();
  const today = useToday();
  // Where something did answer, a notice says what (`reach-notice.tsx`).
  const isSilent = reach === 'silent';
  if (oldest === 0) return isSilent && 'Offline.';
  const words = isSilent ? 'Offline. As of' : 'As of';
  const at = new Date(oldest);
  const date = toCalendarDate(at);
  if (date === today) return `${words} ${formatTime(at)}`;
  return (
    <>
      {words} {formatShortDate(date, today)}
      <span className="@max-[17rem]:hidden">, {formatTime(at)}</span>
    </>
  );
}

/** The note that the hub can't be reached, with the age of the data on the screen (specification §2.19). */
export function OfflineNote() {
  const reach = useReachability();
  return reach === 'here' ? null : <Words reach={reach} />;
}
