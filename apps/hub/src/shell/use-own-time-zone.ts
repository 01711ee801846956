import { useSession } from '@hub/auth';
import { pb } from '@hub/pb-client';
import { useEffect } from 'react';
import { deviceZone, saveTimeZone } from './time-zone';

/**
 * Sends the browser's time zone to the hub if it knows none of the person yet, because reminders are sent at
 * a local hour. The person can choose another zone on the page of reminders, and it stays.
 */
export function useOwnTimeZone(): void {
  const { user, status } = useSession();
  const id = status === 'in' && user !== null && user.timeZone === null ? user.id : null;
  useEffect(() => {
    if (id === null) return;
    // The hub is unreachable or does not know the name: it uses UTC until another start succeeds.
    saveTimeZone(pb, id, deviceZone()).catch(() => undefined);
  }, [id]);
}
