import { useSyncExternalStore } from 'react';

/** The condition of `.margin` in `components.css`. */
export const WIDE = 'screen and (width >= 58em) and (height >= 36em)';

function subscribe(listener: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the margin beside the column has room for the tools. What the build draws knows no width. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => false,
  );
}
