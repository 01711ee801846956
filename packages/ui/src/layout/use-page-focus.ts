import { useEffect, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useTitle } from './use-title';

let entered = false;

/**
 * Sets the window's title and focuses the page's heading after each navigation, so that keyboard and screen
 * reader start at the new page. On the first page of a visit, the focus stays where the browser puts it,
 * before the skip link.
 */
export function usePageFocus(
  title: string,
  heading: RefObject<HTMLElement | null>,
  main: RefObject<HTMLElement | null>,
): void {
  const { pathname } = useLocation();
  const moved = useNavigationType() !== NavigationType.Pop;

  useTitle(title);

  useEffect(() => {
    const arrived = moved || entered;
    entered = true;
    if (arrived && !main.current?.contains(document.activeElement))
      heading.current?.focus({ preventScroll: true });
  }, [pathname, moved, heading, main]);
}
