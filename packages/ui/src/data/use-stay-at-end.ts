import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the window at the end of the page, where someone went to see the last row, while the rows there turn out to
 * be of another height than was thought. Another list (`items`) is another end.
 */
export function useStayAtEnd(items: readonly unknown[], height: number): void {
  const isAtEnd = useRef(false);
  useEffect(() => {
    const page = document.documentElement;
    const note = () => {
      isAtEnd.current = window.scrollY > 0 && window.scrollY + window.innerHeight >= page.scrollHeight - 1;
    };
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, []);
  useLayoutEffect(() => {
    isAtEnd.current = false;
  }, [items]);
  useLayoutEffect(() => {
    if (isAtEnd.current) window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  }, [height]);
}
