import { useSyncExternalStore } from 'react';
import { type CalendarDate, msToNextDay, toCalendarDate } from './calendar-date';

/** Timers sleep with the tab, so the wait is cut into pieces that a woken tab catches up with. */
const LONGEST_WAIT_MS = 60_000;

function subscribe(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    onChange();
    timer = setTimeout(wait, Math.min(msToNextDay(new Date()), LONGEST_WAIT_MS));
  };
  wait();
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}

function readToday(): CalendarDate {
  return toCalendarDate(new Date());
}

/** The person's local date; renders again right after midnight and when a sleeping tab wakes up. */
export function useToday(): CalendarDate {
  return useSyncExternalStore(subscribe, readToday, readToday);
}
