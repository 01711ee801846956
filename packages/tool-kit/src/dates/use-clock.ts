import { hubNow, onClockAhead } from '@hub/pb-client';
import { useCallback, useSyncExternalStore } from 'react';

/** How often a clock is read, in milliseconds. */
export const EVERY_SECOND = 1_000;
export const EVERY_MINUTE = 60_000;

type Listener = () => void;

/**
 * The listeners, each with its interval in ms. One timer serves all, aligned to the second or minute, so that it
 * never drifts.
 */
const listeners = new Map<Listener, number>();
let timer: ReturnType<typeof setTimeout> | undefined;
let notifiedAt = 0;
let stopFollowing: (() => void) | undefined;

function wait() {
  clearTimeout(timer);
  if (listeners.size === 0 || document.visibilityState === 'hidden') return;
  const every = Math.min(...listeners.values());
  timer = setTimeout(notify, every - (hubNow().getTime() % every));
}

/** Calls the listeners whose second or minute has begun; all of them after a sleep, or a change of the clock. */
function notify() {
  const lastNotified = notifiedAt;
  notifiedAt = hubNow().getTime();
  for (const [listener, every] of listeners) {
    if (Math.floor(notifiedAt / every) !== Math.floor(lastNotified / every)) listener();
  }
  wait();
}

function listen(listener: Listener, every: number): () => void {
  if (listeners.size === 0) {
    document.addEventListener('visibilitychange', notify);
    stopFollowing = onClockAhead(notify);
  }
  listeners.set(listener, every);
  wait();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) {
      document.removeEventListener('visibilitychange', notify);
      stopFollowing?.();
    }
    wait();
  };
}

/** Calls `onChange` at each new minute, and when a sleeping page wakes. Returns the unsubscribe function. */
export function eachMinute(onChange: Listener): () => void {
  return listen(onChange, EVERY_MINUTE);
}

/**
 * Returns `read(now)`, updated each second or minute, by the hub's time if the device's clock is wrong.
 * Re-renders only if the result differs. Hidden pages pause and update as soon as they are shown. `null` while
 * the build renders a page.
 */
export function useClock<T extends string | number | boolean>(
  every: typeof EVERY_SECOND | typeof EVERY_MINUTE,
  read: (now: Date) => T,
): T | null {
  const subscribe = useCallback((listener: Listener) => listen(listener, every), [every]);
  return useSyncExternalStore<T | null>(
    subscribe,
    () => read(hubNow()),
    () => null,
  );
}
