import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Calls `onMovedOn` when the person has opened another screen since a message was shown; `message` is its
 * number. If a save opens another screen, before the person touches anything, its message stays.
 */
export function useMovedOn(message: number | undefined, onMovedOn: () => void): void {
  const { pathname } = useLocation();
  const isPast = useRef(false);
  useEffect(() => {
    isPast.current = false;
    const act = () => {
      isPast.current = true;
    };
    document.addEventListener('pointerdown', act, true);
    document.addEventListener('keydown', act, true);
    return () => {
      document.removeEventListener('pointerdown', act, true);
      document.removeEventListener('keydown', act, true);
    };
  }, [message]);

  const leave = useEffectEvent(() => {
    if (message !== undefined && isPast.current) onMovedOn();
    isPast.current = true;
  });
  useEffect(() => leave(), [pathname]);
}
