import { useCallback, useState, useSyncExternalStore } from 'react';

/**
 * How many whole steps of `stepMs` have passed since the screen came up; always 0 for `null`. It is read from the
 * clock, so a tab that slept shows the right step as soon as it is seen again.
 */
export function useElapsedSteps(stepMs: number | null): number {
  const [start] = useState(() => Date.now());

  const subscribe = useCallback(
    (onChange: () => void) => {
      if (stepMs === null) return () => undefined;
      let timer: ReturnType<typeof setTimeout>;
      const wait = () => {
        timer = setTimeout(tell, stepMs - (elapsedSince(start) % stepMs));
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
    [start, stepMs],
  );

  return useSyncExternalStore(subscribe, () =>
    stepMs === null ? 0 : Math.floor(elapsedSince(start) / stepMs),
  );
}

/** A clock that was set back has not gone below zero. */
function elapsedSince(start: number): number {
  return Math.max(0, Date.now() - start);
}
