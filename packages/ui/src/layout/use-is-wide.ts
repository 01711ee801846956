import { useSyncExternalStore } from 'react';

/** The condition of `.margin` in `components.css`. */
export const WIDE = 'screen and (width >= 58em) and (height >= 36em)';

function subscribe(listener: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the margin beside the column has space for the tools. When prerendering, the width is unknown. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => false,
  );
}
