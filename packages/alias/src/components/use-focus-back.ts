import { type RefObject, useLayoutEffect, useRef } from 'react';

/** A ref for the element that gets the focus back when its form closes, unless the focus is elsewhere by then. */
export function useFocusBack<Element extends HTMLElement>(isFormOpen: boolean): RefObject<Element | null> {
  const target = useRef<Element>(null);
  const wasOpen = useRef(isFormOpen);
  // Before anything is painted or read out: until then nothing has the focus.
  useLayoutEffect(() => {
    if (wasOpen.current && !isFormOpen && document.activeElement === document.body)
      target.current?.focus({ preventScroll: true });
    wasOpen.current = isFormOpen;
  }, [isFormOpen]);
  return target;
}
