import type { OutboxHere } from '@hub/tool-kit';
import type { Outbox } from '@hub/tool-kit/outbox';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { currentWorker } from '../shell/first-prefetch';

/** A device that has not opened its storage by then is used without it until it has. */
const OPEN_TIMEOUT_MS = 5_000;

/** A promise with the function that resolves it. */
function deferred<Result>() {
  let resolve: (result: Result) => void = () => undefined;
  const promise = new Promise<Result>((fulfil) => (resolve = fulfil));
  return { promise, resolve };
}

/**
 * The person's outbox, if a service worker can open the hub offline; otherwise `null`: then a save that does
 * not reach the hub fails, and the form keeps what was typed. If the worker controls the page from its start,
 * the outbox is a promise until it is open, because what is done meanwhile must be stored as well.
 */
export function usePersonOutbox(queryClient: QueryClient, person: string | undefined): OutboxHere {
  const [opening] = useState(() => deferred<Outbox | null>());
  const [outbox, setOutbox] = useState<OutboxHere>(
    person === undefined || currentWorker() === null ? null : opening.promise,
  );
  useEffect(() => {
    const { serviceWorker } = navigator as Partial<Navigator>;
    if (person === undefined || serviceWorker === undefined) return undefined;
    let isHere = true;
    let opened: Outbox | null = null;
    const openOutboxWhenReady = async () => {
      await serviceWorker.ready;
      const { openOutbox } = await import('./open-outbox');
      opened = await openOutbox(queryClient, person);
      if (isHere) setOutbox(opened);
      else opened.close();
      return opened;
    };
    // If its code or the storage fails, changes can't be queued.
    const giveUp = () => opening.resolve(null);
    const timer = setTimeout(giveUp, OPEN_TIMEOUT_MS);
    openOutboxWhenReady().then(opening.resolve, giveUp);
    return () => {
      isHere = false;
      clearTimeout(timer);
      opened?.close();
      giveUp();
    };
  }, [queryClient, person, opening]);
  return outbox;
}
