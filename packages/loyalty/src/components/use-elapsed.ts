import { useCallback, useState, useSyncExternalStore } from 'react';

/**
 * How many whole steps of `stepMs` have passed since the screen came up; always 0 for `null`. It is read from the
 * clock, so a tab that slept shows the right step as soon as it is seen again.
 */
export function useElapsedSteps(stepMs: number | null): number {
  const [stopwatch] = useState(() => new Stopwatch());

  const subscribe = useCallback(
    (onChange: () => void) => {
      if (stepMs === null) return () => undefined;
      let timer: ReturnType<typeof setTimeout>;
      const wait = () => {
        timer = setTimeout(tell, stepMs - (stopwatch.elapsedMs() % stepMs));
      };
      const tell = () => {
        clearTimeout(timer);
        onChange();
        wait();
      };
      wait();
      // Timers sleep with the tab and wake up late.
      document.addEventListener('visibilitychange', tell);
      return () => {
        clearTimeout(timer);
        document.removeEventListener('visibilitychange', tell);
      };
    },
    [stopwatch, stepMs],
  );

  return useSyncExternalStore(subscribe, () =>
    stepMs === null ? 0 : Math.floor(stopwatch.elapsedMs() / stepMs),
  );
}

/** Counts by the clock, which goes on in a device that sleeps; where it is set back, from what had passed by then. */
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
