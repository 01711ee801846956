import type { useOutbox } from '@hub/tool-kit';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

type Outbox = NonNullable<ReturnType<typeof useOutbox>>;

/**
 * The person's outbox, if a service worker can open the hub offline; otherwise `null`: then a save that does
 * not reach the hub fails, and the form keeps what was typed.
 */
export function usePersonOutbox(queryClient: QueryClient, person: string | undefined): Outbox | null {
  const [outbox, setOutbox] = useState<Outbox | null>(null);
  useEffect(() => {
    const { serviceWorker } = navigator as Partial<Navigator>;
    if (person === undefined || serviceWorker === undefined) return undefined;
    let isHere = true;
    let opened: Outbox | null = null;
    const open = async () => {
      await serviceWorker.ready;
      const { openOutbox } = await import('./open-outbox');
      opened = await openOutbox(queryClient, person);
      if (isHere) setOutbox(opened);
      else opened.close();
    };
    // If its code or the storage fails, changes can't be queued.
    open().catch(() => undefined);
    return () => {
      isHere = false;
      opened?.close();
    };
  }, [queryClient, person]);
  return outbox;
}
