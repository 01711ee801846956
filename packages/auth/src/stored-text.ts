import { readLocal, storeLocal } from '@hub/pb-client';
import { isOfAnother } from './personal-name';

/** The prefix from the first release: people have drafts under it on their devices. */
const PREFIX = 'hub.kept.';

const keyOf = (personId: string, name: string) => `${PREFIX}${personId}.${name}`;

/** The names of all that is stored on this device; none if storage is blocked. */
function storedKeys(): string[] {
  try {
    return Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '');
  } catch {
    return [];
  }
}

/** The unsaved text that this person typed on this device under this name; `null` for none. */
export function readStoredText(personId: string, name: string): string | null {
  return readLocal(keyOf(personId, name));
}

/** Stores a person's text on this device until it is dropped or they log out. Returns whether it is stored. */
export function storeText(personId: string, name: string, text: string): boolean {
  return storeLocal(keyOf(personId, name), text);
}

/** Deletes the text with this name. */
export function dropStoredText(personId: string, name: string): void {
  storeLocal(keyOf(personId, name), null);
}

/** The names that begin with `prefix` of this person's texts on this device, without the prefix. */
export function storedTextNames(personId: string, prefix: string): string[] {
  const start = keyOf(personId, prefix);
  return storedKeys().flatMap((key) => (key.startsWith(start) ? [key.slice(start.length)] : []));
}

/** Deletes the texts of everybody except `personId`, so that nobody finds what another person typed. */
export function dropStoredTexts(personId?: string): void {
  for (const key of storedKeys()) if (isOfAnother(key, personId)) storeLocal(key, null);
}
