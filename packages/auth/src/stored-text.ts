import { isOfAnother } from './personal-name';

/** The prefix from the first release: people have drafts under it on their devices. */
const PREFIX = 'hub.kept.';

const keyOf = (personId: string, name: string) => `${PREFIX}${personId}.${name}`;

/** Calls `run`, which fails if storage is blocked or full; returns whether it worked. */
function tried(run: () => void): boolean {
  try {
    run();
    return true;
  } catch {
    return false;
  }
}

function storedKeys(): string[] {
  return Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '');
}

/** The unsaved text that this person typed on this device under this name; `null` for none. */
export function readStoredText(personId: string, name: string): string | null {
  let text: string | null = null;
  tried(() => {
    text = localStorage.getItem(keyOf(personId, name));
  });
  return text;
}

/**
 * Stores a person's text on this device until it is dropped or they log out; returns whether it is stored.
 */
export function storeText(personId: string, name: string, text: string): boolean {
  return tried(() => localStorage.setItem(keyOf(personId, name), text));
}

/** Deletes the text with this name. */
export function dropStoredText(personId: string, name: string): void {
  tried(() => localStorage.removeItem(keyOf(personId, name)));
}

/** The names that begin with `prefix` of this person's texts on this device, without the prefix. */
export function storedTextNames(personId: string, prefix: string): string[] {
  let names: string[] = [];
  const start = keyOf(personId, prefix);
  tried(() => {
    names = storedKeys().flatMap((key) => (key.startsWith(start) ? [key.slice(start.length)] : []));
  });
  return names;
}

/** Deletes the texts of everybody except `personId`, so that nobody finds what another person typed. */
export function dropStoredTexts(personId?: string): void {
  tried(() => {
    for (const key of storedKeys()) if (isOfAnother(key, personId)) localStorage.removeItem(key);
  });
}
