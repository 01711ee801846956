import { useLayoutEffect, type RefObject } from 'react';

type HeightVariable = `--${string}-height`;

/** The element that determines each variable. */
const owners = new Map<HeightVariable, HTMLElement>();

/** Each write recalculates the styles of the whole page, so an unchanged height is not written. */
function write(name: HeightVariable, height: string): void {
  const { style } = document.documentElement;
  if (style.getPropertyValue(name) !== height) style.setProperty(name, height);
}

/** Removes a variable, unless the next screen has already set it again. */
function release(name: HeightVariable, element: HTMLElement): void {
  if (owners.get(name) !== element) return;
  owners.delete(name);
  queueMicrotask(() => {
    if (!owners.has(name)) document.documentElement.style.removeProperty(name);
  });
}

/**
 * Keeps the height of an element at an edge of the window in a CSS variable of the page, such as
 * `--bar-height`, in pixels; it depends on the text size. While the element is not on the page, the variable
 * is not set.
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
