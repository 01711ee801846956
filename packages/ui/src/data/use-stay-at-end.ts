import { useEffect, useLayoutEffect, useRef } from 'react';

const pageEnd = () => document.documentElement.scrollHeight;

function scrollToEnd(): void {
  window.scrollTo({ top: pageEnd(), behavior: 'instant' });
}

/** Elements that handle the End key themselves. */
const OWN_END =
  'input, textarea, select, [contenteditable], [role=tablist], [role=menu], [role=dialog], dialog';

function movesPageToEnd({
  key,
  shiftKey,
  altKey,
  metaKey,
  target,
  defaultPrevented,
}: KeyboardEvent): boolean {
  if (key !== 'End' || shiftKey || altKey || metaKey || defaultPrevented) return false;
  return target instanceof Element && !target.closest(OWN_END);
}

/**
 * Keeps the window at the end of the page, after the person has gone there to see the last row, although the
 * rows there turn out to have other heights than estimated; scrolling up ends that, and so does a new list
 * (`items`). `height` is that of all rows, and changes only between scrolls, because an animated scroll goes
 * to the position where the page ended when it began.
 */
export function useStayAtEnd(items: readonly unknown[], height: number): void {
  const stays = useRef(false);
  const endBefore = useRef(0);

  useEffect(() => {
    let before = window.scrollY;
    // The browser animates the scroll of this key, and aborts it when a row turns out to be higher.
    const goToEnd = (event: KeyboardEvent) => {
      if (!movesPageToEnd(event)) return;
      event.preventDefault();
      stays.current = true;
      scrollToEnd();
    };
    const follow = () => {
      const now = window.scrollY;
      const seen = now + window.innerHeight + 1;
      const isAtEnd = now > 0 && seen >= Math.min(endBefore.current, pageEnd());
      stays.current = isAtEnd || (stays.current && now >= before);
      before = now;
      if (stays.current && seen < pageEnd()) scrollToEnd();
    };
    window.addEventListener('keydown', goToEnd);
    window.addEventListener('scroll', follow, { passive: true });
    return () => {
      window.removeEventListener('keydown', goToEnd);
      window.removeEventListener('scroll', follow);
    };
  }, []);

  useLayoutEffect(() => {
    stays.current = false;
  }, [items]);

  useLayoutEffect(() => {
    endBefore.current = pageEnd();
    if (stays.current) scrollToEnd();
  }, [items, height]);
}
