import { type RefObject, useEffect, useEffectEvent } from 'react';

/** How far below what is seen a list goes on before its end is there. */
const AHEAD = '800px';

/**
 * Calls `onNear` as the end of a list comes near the window, or the dialog that it scrolls in. It is looked at anew with
 * each `page`: an end that is still near tells nothing by itself.
 */
export function useNearEnd(end: RefObject<Element | null>, page: unknown, onNear: () => void): void {
  const tell = useEffectEvent(onNear);
  useEffect(() => {
    if (!end.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) tell();
      },
      { root: end.current.closest('dialog'), rootMargin: AHEAD },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [end, page]);
}
