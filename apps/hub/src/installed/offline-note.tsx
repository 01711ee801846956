import { toCalendarDate } from '@hub/calendar';
import { type Reachability, useReachability } from '@hub/pb-client';
import { formatShortDate, useAllWaiting, useToday } from '@hub/tool-kit';
import { counted, formatTime } from '@hub/locale';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useClockAhead } from './use-clock-ahead';

/** When the oldest data on the screen was loaded, by the device's clock, in milliseconds since 1970; 0 for none. */
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

interface AgeProps {
  text: string;
  oldest: number;
}

/** Includes the day if it is not today; the time is dropped if the line is too short for both. */
function Age({ text, oldest }: AgeProps) {
  const today = useToday();
  const at = new Date(oldest - useClockAhead());
  const date = toCalendarDate(at);
  if (date === today) return `${text} ${formatTime(at)}`;
  return (
    <>
      {text} {formatShortDate(date, today)}
      <span className="@max-[17rem]:hidden">, {formatTime(at)}</span>
    </>
  );
}

/** How many changes wait, on home alone: elsewhere the row is marked that waits. */
function useWaitingInWords(): string | null {
  const waiting = useAllWaiting().length;
  const isHome = useLocation().pathname === '/';
  return isHome && waiting > 0 ? counted(waiting, 'change waiting', 'changes waiting') : null;
}

interface WordsProps {
  reach: Exclude<Reachability, 'here'>;
}

function Words({ reach }: WordsProps) {
  const oldest = useOldestShown();
  const waiting = useWaitingInWords();
  // Where something did answer, a notice says what (`reach-notice.tsx`).
  const isSilent = reach === 'silent';
  if (oldest > 0) {
    return (
      <>
        <Age text={isSilent ? 'Offline. As of' : 'As of'} oldest={oldest} />
        {waiting !== null && ` · ${waiting}`}
      </>
    );
  }
  return [isSilent && 'Offline.', waiting].filter(Boolean).join(' ');
}

/**
 * The note that the hub can't be reached, with the age of the data on the screen, and on home with what waits to be saved
 * (specification §2.19).
 */
export function OfflineNote() {
  const reach = useReachability();
  return reach === 'here' ? null : <Words reach={reach} />;
}
