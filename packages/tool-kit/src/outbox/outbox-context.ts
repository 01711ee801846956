import { createContext, use, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { Outbox } from './outbox';
import type { UnreadableChange } from './stored-row';
import type { WaitingChange } from './waiting-change';

/** The outbox of the person; a promise while it is being opened, `null` where the hub is not installed. */
export type OutboxHere = Outbox | Promise<Outbox | null> | null;

export const OutboxContext = createContext<OutboxHere>(null);

/** The outbox that is open; `null` while it is being opened, and where there is none. */
export function openedOutbox(outbox: OutboxHere): Outbox | null {
  return outbox instanceof Promise ? null : outbox;
}

/** The outbox of the signed-in person; `null` until it is open, and where changes can't be stored. */
export function useOutbox(): Outbox | null {
  return openedOutbox(use(OutboxContext));
}

/** Returns the function that gives the outbox as it is now: it may have been opened since the last render. */
export function useLatestOutbox(): () => Outbox | null {
  const outbox = useOutbox();
  const latest = useRef(outbox);
  useLayoutEffect(() => {
    latest.current = outbox;
  });
  return () => latest.current;
}

/** Returns the function that says whether a change of a record waits, after the record was saved. */
export function useIsWaiting(collection: WaitingChange['collection']): (recordId: string) => boolean {
  const outbox = useLatestOutbox();
  return (recordId) => outbox()?.waiting.find(collection, recordId) !== undefined;
}

const NONE: readonly never[] = [];
const never = () => () => undefined;
/** The build renders pages without a person: nothing is unsent. */
const none = () => NONE;

/** What `read` returns for the unsent changes; renders again when they change. */
function useFromWaiting<Item>(read: (waiting: Outbox['waiting']) => readonly Item[]): readonly Item[] {
  const waiting = useOutbox()?.waiting;
  return useSyncExternalStore(waiting?.subscribe ?? never, () => (waiting ? read(waiting) : NONE), none);
}

/** The unsent changes of one collection. */
export function useWaiting(collection: WaitingChange['collection']): readonly WaitingChange[] {
  return useFromWaiting((waiting) => waiting.of(collection));
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
  return useFromWaiting((waiting) => waiting.all());
}

/** The changes on the device that only another release of the hub can read. */
export function useUnreadable(): readonly UnreadableChange[] {
  return useFromWaiting((waiting) => waiting.unreadable());
}
