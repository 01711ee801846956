import { readLocal, storeLocal } from '@hub/pb-client';

const storageKey = (personId: string, name: string) => `hub.alias.${name}.${personId}`;

/** What a person chose last on this device; `null` for nothing, and where storage is blocked. */
export function readFromDevice(personId: string, name: string): string | null {
  return readLocal(storageKey(personId, name));
}

/** Remembers what a person has chosen. Where storage is blocked or full, it holds until the page is left. */
export function keepOnDevice(personId: string, name: string, text: string): void {
  storeLocal(storageKey(personId, name), text);
}
