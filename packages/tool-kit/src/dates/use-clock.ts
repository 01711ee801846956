import { useCallback, useSyncExternalStore } from 'react';

/** How often something is to be read from the clock, in milliseconds. */
export const EVERY_SECOND = 1_000;
export const EVERY_MINUTE = 60_000;

type Listener = () => void;

/** The listeners by interval. One timer serves all of them, on the whole second or minute, so that it never drifts. */
const listeners = new Map<Listener, number>();
let timer: ReturnType<typeof setTimeout> | undefined;
let toldAt = 0;

function wait() {
  clearTimeout(timer);
  if (listeners.size === 0 || document.visibilityState === 'hidden') return;
  const every = Math.min(...listeners.values());
  timer = setTimeout(tell, every - (Date.now() % every));
}

/** Tells those for whom a new second or minute has begun, and after a sleep everyone. */
function tell() {
  const lastTold = toldAt;
  toldAt = Date.now();
  for (const [listener, every] of listeners) {
    if (Math.floor(toldAt / every) !== Math.floor(lastTold / every)) listener();
  }
  wait();
}

function listen(listener: Listener, every: number): () => void {
  if (listeners.size === 0) document.addEventListener('visibilitychange', tell);
  listeners.set(listener, every);
  wait();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) document.removeEventListener('visibilitychange', tell);
    wait();
  };
}

/** Calls `onChange` as each minute begins, and when a sleeping page wakes; gives the function that stops it. */
export function eachMinute(onChange: Listener): () => void {
  return listen(onChange, EVERY_MINUTE);
}

/**
 * Gives `read(now)`, read again each second or minute. Re-renders only when the result differs.
 * Hidden pages sleep, and are right at once when they are seen again. `null` while the build draws a page.
 */
export function useClock<T extends string | number | boolean>(
  every: typeof EVERY_SECOND | typeof EVERY_MINUTE,
  read: (now: Date) => T,
): T | null {
  const subscribe = useCallback((listener: Listener) => listen(listener, every), [every]);
  return useSyncExternalStore<T | null>(
    subscribe,
    () => read(new Date()),
    () => null,
  );
}
