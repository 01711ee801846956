import { createContext, use, useSyncExternalStore } from 'react';
import type { Outbox } from './outbox';
import type { WaitingChange } from './waiting-change';

/** The outbox of the person who is signed in; `null` where the hub is not installed, so that nothing can wait. */
export const OutboxContext = createContext<Outbox | null>(null);

/** The outbox of the person who is signed in; `null` where nothing can wait on this device. */
export function useOutbox(): Outbox | null {
  return use(OutboxContext);
}

const NONE: readonly WaitingChange[] = [];
const never = () => () => undefined;
/** The build draws pages for whom nothing waits yet. */
const none = () => NONE;

/** What waits of one collection. */
export function useWaiting(collection: WaitingChange['collection']): readonly WaitingChange[] {
  const outbox = useOutbox();
  return useSyncExternalStore(
    outbox?.waiting.subscribe ?? never,
    () => outbox?.waiting.of(collection) ?? NONE,
    none,
  );
}

/** What waits of one record; `undefined` where all of it is saved. */
export function useWaitingChange(
  collection: WaitingChange['collection'],
  id: string,
): WaitingChange | undefined {
  return useWaiting(collection).find(({ recordId, isSaved }) => recordId === id && !isSaved);
}

/** All that waits, in the order in which it was begun. */
export function useAllWaiting(): readonly WaitingChange[] {
  const outbox = useOutbox();
  return useSyncExternalStore(outbox?.waiting.subscribe ?? never, () => outbox?.waiting.all() ?? NONE, none);
}
