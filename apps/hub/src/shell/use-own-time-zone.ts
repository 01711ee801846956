import { useSession } from '@hub/auth';
import { pb, request } from '@hub/pb-client';
import { useEffect } from 'react';

/**
 * Tells the hub the time zone of the browser where it knows none of the person yet: reminders come at an hour of theirs. The
 * person can choose another one on the page of reminders, and it stays.
 */
export function useOwnTimeZone(): void {
  const { user, status } = useSession();
  const id = status === 'in' && user !== null && user.timeZone === null ? user.id : null;
  useEffect(() => {
    if (id === null) return;
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    // The hub is out of reach or does not know the name: it uses UTC until another start succeeds.
    request(pb, () => pb.collection('users').update(id, { timeZone })).catch(() => undefined);
  }, [id]);
}
