import { useLayoutEffect, type RefObject } from 'react';

/**
 * Keeps the height of what stands at an edge of the window in a CSS variable of the page, such as `--bar-height`, in
 * pixels: large text makes it higher. Without it on the page there is no such variable.
 */
export function useHeightVariable(element: RefObject<HTMLElement | null>, name: `--${string}-height`): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      if (element.current) style.setProperty(name, `${String(element.current.offsetHeight)}px`);
    });
    if (element.current) observer.observe(element.current, { box: 'border-box' });
    return () => {
      observer.disconnect();
      style.removeProperty(name);
    };
  }, [element, name]);
}
