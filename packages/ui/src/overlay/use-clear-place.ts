import { useLayoutEffect, type RefObject } from 'react';
import { clearLift } from './clear-lift';

/** The elements that a message never covers: the code of a card, and primary buttons. */
const KEPT = '[data-keep-clear]';

/**
 * Lifts a box at the bottom of the window clear of elements that must stay visible there, even if they appear
 * later than the box, for example because a save opens the next screen, or are scrolled there. `shown` is a
 * different number for each message, `undefined` for none.
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
      // With large text the header scrolls away.
      const header = Math.max(0, document.querySelector('header')?.getBoundingClientRect().bottom ?? 0);
      lift = clearLift({ top: top + lift, bottom: bottom + lift }, kept, header);
      element.style.setProperty('translate', `0 ${String(-lift)}px`);
    };
    settle();
    const observer = new MutationObserver(settle);
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('scrollend', settle);
    return () => {
      observer.disconnect();
      document.removeEventListener('scrollend', settle);
      element.style.removeProperty('translate');
    };
  }, [place, box, shown]);
}
