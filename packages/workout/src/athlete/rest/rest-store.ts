import { dropStoredText, readStoredText, storeText } from '@hub/auth';
import { useMemo, useSyncExternalStore } from 'react';
import { readRest, type Rest } from '../../model/rest';

const NAME = 'rest';
const listeners = new Set<() => void>();

/** A person's rest on this device; `null` if there is none. */
export function storedRest(personId: string): Rest | null {
  return readRest(readStoredText(personId, NAME));
}

/** Stores a rest on this device, or deletes it: it survives closing the page. */
export function setRest(personId: string, rest: Rest | null): void {
  if (rest === null) dropStoredText(personId, NAME);
  else storeText(personId, NAME, JSON.stringify(rest));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Changes in the other windows of this device.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** A person's rest on this device, updated when it changes in this window or another one. */
export function useRest(personId: string): Rest | null {
  const text = useSyncExternalStore(
    subscribe,
    () => readStoredText(personId, NAME),
    () => null,
  );
  return useMemo(() => readRest(text), [text]);
}
