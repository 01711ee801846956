import { hubNow } from '@hub/pb-client';
import { useEffect } from 'react';
import { isToBeSaid, type Rest } from '../../model/rest';
import { setRest, storedRest } from './rest-store';
import { sayRestOver } from './say-rest-over';

/** Says once that a rest is over. A page in the background sleeps, so the clock decides, and not the timer. */
export function useRestEnd(personId: string, rest: Rest | null, isSilent: boolean): void {
  useEffect(() => {
    if (rest === null || rest.isOver) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      clearTimeout(timer);
      const now = hubNow().getTime();
      if (now < rest.endsAt) {
        timer = setTimeout(look, rest.endsAt - now);
        return;
      }
      // Another window may have said it, or begun another rest.
      const stored = storedRest(personId);
      if (stored?.endsAt !== rest.endsAt || stored.isOver) return;
      setRest(personId, { ...rest, isOver: true });
      if (isToBeSaid(rest, now)) sayRestOver(rest, isSilent);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [personId, rest, isSilent]);
}
