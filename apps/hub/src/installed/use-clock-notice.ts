import { storeText, readStoredText, useSession } from '@hub/auth';
import { useToast } from '@hub/ui';
import { useEffect } from 'react';
import { clockAheadSentence } from './clock-ahead';

const TOLD = 'clock-ahead';

/** Tells a person that the clock of their device is far ahead: once for each time that they have logged in. */
export function useClockNotice(): void {
  const { user, clockAhead } = useSession();
  const personId = user?.id;
  const toast = useToast();
  useEffect(() => {
    if (personId === undefined || clockAhead === null || readStoredText(personId, TOLD) !== null) return;
    storeText(personId, TOLD, 'told');
    toast(clockAheadSentence(clockAhead));
  }, [clockAhead, personId, toast]);
}
