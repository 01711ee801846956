import { useLayoutEffect, type RefObject } from 'react';
import { clearLift } from './clear-lift';

/** What a message leaves free wherever it stands: the code of a card, and the button that comes next. */
const KEPT = '[data-keep-clear]';

/**
 * Lifts the place of a box at the bottom of the window off what is to be seen or pressed there, also where that comes later
 * than the box: a save leads on to the next screen. `shown` is another number for each message, `undefined` for none.
 */
export function useClearPlace(
  place: RefObject<HTMLElement | null>,
  box: RefObject<HTMLElement | null>,
  shown: number | undefined,
): void {
  useLayoutEffect(() => {
    const { current: element } = place;
    if (!element || shown === undefined) return undefined;
    let lift = 0;
    const settle = () => {
      if (!box.current) return;
      const { left, right, top, bottom } = box.current.getBoundingClientRect();
      const kept = [...document.querySelectorAll(KEPT)]
        .map((each) => each.getBoundingClientRect())
        .filter((each) => each.height > 0 && each.left < right && each.right > left);
      // With large text it scrolls away.
      const header = Math.max(0, document.querySelector('header')?.getBoundingClientRect().bottom ?? 0);
      lift = clearLift({ top: top + lift, bottom: bottom + lift }, kept, header);
      element.style.setProperty('translate', `0 ${String(-lift)}px`);
    };
    settle();
    const observer = new MutationObserver(settle);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      element.style.removeProperty('translate');
    };
  }, [place, box, shown]);
}
