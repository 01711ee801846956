import { createContext, use, useSyncExternalStore } from 'react';
import type { Outbox } from './outbox';
import type { WaitingChange } from './waiting-change';

/**
 * The outbox of the signed-in person; `null` where the hub is not installed, so that changes can't be stored.
 */
export const OutboxContext = createContext<Outbox | null>(null);

/** The outbox of the signed-in person; `null` where changes can't be stored on this device. */
export function useOutbox(): Outbox | null {
  return use(OutboxContext);
}

const NONE: readonly WaitingChange[] = [];
const never = () => () => undefined;
/** The build renders pages without a person: nothing is unsent. */
const none = () => NONE;

/** The unsent changes of one collection. */
export function useWaiting(collection: WaitingChange['collection']): readonly WaitingChange[] {
  const outbox = useOutbox();
  return useSyncExternalStore(
    outbox?.waiting.subscribe ?? never,
    () => outbox?.waiting.of(collection) ?? NONE,
    none,
  );
}

/** The unsent change of one record; `undefined` when everything is saved. */
export function useWaitingChange(
  collection: WaitingChange['collection'],
  id: string,
): WaitingChange | undefined {
  return useWaiting(collection).find(({ recordId, isSaved }) => recordId === id && !isSaved);
}

/** All unsent changes, in the order in which they are sent. */
export function useAllWaiting(): readonly WaitingChange[] {
  const outbox = useOutbox();
  return useSyncExternalStore(outbox?.waiting.subscribe ?? never, () => outbox?.waiting.all() ?? NONE, none);
}
