import { useLayoutEffect } from 'react';

/**
 * Keeps in the CSS variable `--keyboard-height` of the page how much of its bottom a phone's keyboard lies over, in pixels:
 * what sticks to the bottom would be under it. A page that is zoomed counts as without a keyboard.
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
