import { useLayoutEffect } from 'react';

/**
 * Keeps the height that a phone's keyboard covers, in pixels, in the CSS variable `--keyboard-height` of the
 * page, for elements that stick to the bottom. If the page is zoomed, it is 0.
 */
export function useKeyboardHeight(): void {
  useLayoutEffect(() => {
    const seen = window.visualViewport;
    if (!seen) return undefined;
    const { style } = document.documentElement;
    const measure = () => {
      const covered = seen.scale === 1 ? window.innerHeight - seen.height - seen.offsetTop : 0;
      style.setProperty('--keyboard-height', `${String(Math.max(0, Math.round(covered)))}px`);
    };
    measure();
    seen.addEventListener('resize', measure);
    seen.addEventListener('scroll', measure);
    return () => {
      seen.removeEventListener('resize', measure);
      seen.removeEventListener('scroll', measure);
      style.removeProperty('--keyboard-height');
    };
  }, []);
}
