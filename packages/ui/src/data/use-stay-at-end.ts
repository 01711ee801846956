import { useEffect, useLayoutEffect, useRef } from 'react';

const pageEnd = () => document.documentElement.scrollHeight;

function scrollToEnd(): void {
  window.scrollTo({ top: pageEnd(), behavior: 'instant' });
}

/**
 * Keeps the window at the end of the page, where someone went to see the last row, while the rows there turn out to
 * be of another height than was thought; scrolling up leaves it. Another list (`items`) is another end. `height` is that
 * of the rows, and changes between scrolls alone: an animated one goes where the page ended when it began.
 */
export function useStayAtEnd(items: readonly unknown[], height: number): void {
  const stays = useRef(false);
  const endBefore = useRef(0);

  useEffect(() => {
    let before = window.scrollY;
    const follow = () => {
      const now = window.scrollY;
      const seen = now + window.innerHeight + 1;
      const isAtEnd = now > 0 && seen >= Math.min(endBefore.current, pageEnd());
      stays.current = isAtEnd || (stays.current && now >= before);
      before = now;
      if (stays.current && seen < pageEnd()) scrollToEnd();
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);

  useLayoutEffect(() => {
    stays.current = false;
  }, [items]);

  useLayoutEffect(() => {
    endBefore.current = pageEnd();
    if (stays.current) scrollToEnd();
  }, [items, height]);
}
