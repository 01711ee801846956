import { useEffect, type RefObject } from 'react';

/** Whether two boxes share a place. */
function isOver(
  box: DOMRect,
  { left, right, top, bottom }: Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>,
): boolean {
  return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
}

/**
 * Calls `onTouch` when what lies under a box is touched, or takes the focus: the box lets touches through, and must not
 * hide what they do (WCAG 2.2, 2.4.11).
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
      // A page or a dialog that opens or closes moves the focus by itself.
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
