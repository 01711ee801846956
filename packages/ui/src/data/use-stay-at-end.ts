import { useEffect, useLayoutEffect, useRef } from 'react';

function scrollToEnd(): void {
  window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
}

/**
 * Keeps the window at the end of the page, where someone went to see the last row, while the rows there turn out to
 * be of another height than was thought; scrolling up leaves it. Another list (`items`) is another end.
 */
export function useStayAtEnd(items: readonly unknown[], height: number): void {
  const stays = useRef(false);

  useEffect(() => {
    let before = window.scrollY;
    const follow = () => {
      const now = window.scrollY;
      const isAtEnd = now > 0 && now + window.innerHeight >= document.documentElement.scrollHeight - 1;
      stays.current = isAtEnd || (stays.current && now >= before);
      before = now;
      if (stays.current && !isAtEnd) scrollToEnd();
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);

  useLayoutEffect(() => {
    stays.current = false;
  }, [items]);

  useLayoutEffect(() => {
    if (stays.current) scrollToEnd();
  }, [height]);
}
