import { useCallback, useState, useSyncExternalStore } from 'react';

/**
 * How many whole steps of `stepMs` have passed since the screen was opened; always 0 for `null`. It is
 * computed from the clock, so that a suspended tab shows the right step as soon as it is visible again.
 */
export function useElapsedSteps(stepMs: number | null): number {
  const [stopwatch] = useState(() => new Stopwatch());

  const subscribe = useCallback(
    (onChange: () => void) => {
      if (stepMs === null) return () => undefined;
      let timer: ReturnType<typeof setTimeout>;
      const wait = () => {
        timer = setTimeout(update, stepMs - (stopwatch.elapsedMs() % stepMs));
      };
      const update = () => {
        clearTimeout(timer);
        onChange();
        wait();
      };
      wait();
      // In a suspended tab, timers stop and fire late.
      document.addEventListener('visibilitychange', update);
      return () => {
        clearTimeout(timer);
        document.removeEventListener('visibilitychange', update);
      };
    },
    [stopwatch, stepMs],
  );

  return useSyncExternalStore(subscribe, () =>
    stepMs === null ? 0 : Math.floor(stopwatch.elapsedMs() / stepMs),
  );
}

/**
 * Measures with the system clock, which continues while the device sleeps. If the clock is set back, it
 * continues from the time that had passed.
 */
class Stopwatch {
  #start = Date.now();
  #last = this.#start;

  elapsedMs(): number {
    const now = Date.now();
    if (now < this.#last) this.#start -= this.#last - now;
    this.#last = now;
    return now - this.#start;
  }
}
