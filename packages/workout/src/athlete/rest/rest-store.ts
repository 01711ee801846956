import { dropStoredText, readStoredText, storeText } from '@hub/auth';
import { useMemo, useSyncExternalStore } from 'react';
import { readRest, type Rest } from '../../model/rest';

const NAME = 'rest';
const listeners = new Set<() => void>();

/** The rest of a person on this device; `null` for none. */
export function storedRest(personId: string): Rest | null {
  return readRest(readStoredText(personId, NAME));
}

/** Keeps a rest on this device, or forgets it: it outlives the page. */
export function setRest(personId: string, rest: Rest | null): void {
  if (rest === null) dropStoredText(personId, NAME);
  else storeText(personId, NAME, JSON.stringify(rest));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // The other windows of this device.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The rest of a person on this device, as it is changed here or in another window. */
export function useRest(personId: string): Rest | null {
  const text = useSyncExternalStore(
    subscribe,
    () => readStoredText(personId, NAME),
    () => null,
  );
  return useMemo(() => readRest(text), [text]);
}
