import { useEffect, type RefObject } from 'react';

/** Whether two boxes overlap. */
function isOver(
  box: DOMRect,
  { left, right, top, bottom }: Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>,
): boolean {
  return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
}

/**
 * Calls `onTouch` when something below a box is touched or focused: the box lets touches through, and must
 * not hide their effect (WCAG 2.2, 2.4.11).
 */
export function useInTheWay(box: RefObject<HTMLElement | null>, onTouch: () => void): void {
  useEffect(() => {
    const touch = ({ target, clientX: x, clientY: y }: PointerEvent) => {
      if (!box.current || box.current.contains(target as Node)) return;
      const point = { left: x, right: x, top: y, bottom: y };
      if (isOver(box.current.getBoundingClientRect(), point)) onTouch();
    };
    const reach = ({ target }: FocusEvent) => {
      if (!box.current || !(target instanceof Element) || box.current.contains(target)) return;
      // When a page or a dialog opens or closes, the focus moves without the person.
      if (!target.matches(':focus-visible')) return;
      if (isOver(box.current.getBoundingClientRect(), target.getBoundingClientRect())) onTouch();
    };
    document.addEventListener('pointerdown', touch);
    document.addEventListener('focusin', reach);
    return () => {
      document.removeEventListener('pointerdown', touch);
      document.removeEventListener('focusin', reach);
    };
  }, [box, onTouch]);
}
