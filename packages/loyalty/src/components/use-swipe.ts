import { useEffect, useEffectEvent } from 'react';
import { swipeOf } from '../model/swipe';

type Way = 'next' | 'previous';

const KEYS: Record<string, Way> = { ArrowRight: 'next', ArrowLeft: 'previous' };

/** Swipes that begin this close to an edge are system gestures for back and forward. In CSS pixels. */
const EDGE = 24;

/** Whether something else handles the arrow keys or the touch: a dialog, a menu, a field. */
function isTaken(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open], [role="menu"]')) return true;
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
}

/** Calls `go` after a horizontal swipe on the page, or an arrow key. */
export function useSwipe(go: (way: Way) => void): void {
  const act = useEffectEvent(go);

  useEffect(() => {
    let start: { id: number; x: number; y: number } | null = null;
    const down = ({ pointerType, isPrimary, pointerId, clientX, clientY, target }: PointerEvent) => {
      const isInside = clientX > EDGE && clientX < window.innerWidth - EDGE;
      const counts = pointerType !== 'mouse' && isPrimary && isInside && !isTaken(target);
      start = counts ? { id: pointerId, x: clientX, y: clientY } : null;
    };
    const up = ({ pointerId, clientX, clientY }: PointerEvent) => {
      const way = start?.id === pointerId ? swipeOf({ dx: clientX - start.x, dy: clientY - start.y }) : null;
      start = null;
      if (way) act(way);
    };
    const cancel = () => {
      start = null;
    };
    const press = (event: KeyboardEvent) => {
      const way = KEYS[event.key];
      const isAlone = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
      if (way && isAlone && !event.defaultPrevented && !isTaken(event.target)) act(way);
    };
    const { touchAction } = document.body.style;
    // Without it, the browser handles horizontal swipes itself.
    document.body.style.touchAction = 'pan-y pinch-zoom';
    window.addEventListener('pointerdown', down);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', cancel);
    window.addEventListener('keydown', press);
    return () => {
      document.body.style.touchAction = touchAction;
      window.removeEventListener('pointerdown', down);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', cancel);
      window.removeEventListener('keydown', press);
    };
  }, []);
}
