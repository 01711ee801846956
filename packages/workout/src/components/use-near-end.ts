import { type RefObject, useEffect, useEffectEvent } from 'react';

/** How far below the visible area the end counts as near. */
const AHEAD = '800px';

/**
 * Calls `onNear` when the end of a list comes near the window, or near the dialog in which it scrolls. With
 * each new `page` it is observed again, because an end that stays near would not trigger the observer.
 */
export function useNearEnd(end: RefObject<Element | null>, page: unknown, onNear: () => void): void {
  const notify = useEffectEvent(onNear);
  useEffect(() => {
    if (!end.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) notify();
      },
      { root: end.current.closest('dialog'), rootMargin: AHEAD },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [end, page]);
}
