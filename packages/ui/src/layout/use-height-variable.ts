import { useLayoutEffect, type RefObject } from 'react';

type HeightVariable = `--${string}-height`;

/** The element whose height each variable has. */
const owners = new Map<HeightVariable, HTMLElement>();

/** The whole page is styled anew by each write, so a height that stays writes nothing. */
function write(name: HeightVariable, height: string): void {
  const { style } = document.documentElement;
  if (style.getPropertyValue(name) !== height) style.setProperty(name, height);
}

/** Removes a variable, unless the next screen has set it again by then. */
function release(name: HeightVariable, element: HTMLElement): void {
  if (owners.get(name) !== element) return;
  owners.delete(name);
  queueMicrotask(() => {
    if (!owners.has(name)) document.documentElement.style.removeProperty(name);
  });
}

/**
 * Keeps the height of what stands at an edge of the window in a CSS variable of the page, such as `--bar-height`, in
 * pixels: large text makes it higher. Without it on the page there is no such variable.
 */
export function useHeightVariable(ref: RefObject<HTMLElement | null>, name: HeightVariable): void {
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize;
      if (height !== undefined) write(name, `${String(Math.round(height))}px`);
    });
    owners.set(name, element);
    observer.observe(element, { box: 'border-box' });
    return () => {
      observer.disconnect();
      release(name, element);
    };
  }, [ref, name]);
}
