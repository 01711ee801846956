const PREFIX = 'hub.kept.';

const keyOf = (personId: string, name: string) => `${PREFIX}${personId}.${name}`;

/** Runs on a storage that may be shut or full; says whether it worked. */
function tried(run: () => void): boolean {
  try {
    run();
    return true;
  } catch {
    return false;
  }
}

/** What this person typed under that name, on this device, and has not saved yet; `null` for nothing. */
export function readKeptText(personId: string, name: string): string | null {
  let text: string | null = null;
  tried(() => {
    text = localStorage.getItem(keyOf(personId, name));
  });
  return text;
}

/** Keeps on this device what a person types, until it is dropped or they log out; says whether it is kept. */
export function keepText(personId: string, name: string, text: string): boolean {
  return tried(() => localStorage.setItem(keyOf(personId, name), text));
}

/** Forgets what was kept under that name. */
export function dropKeptText(personId: string, name: string): void {
  tried(() => localStorage.removeItem(keyOf(personId, name)));
}

/** Deletes all kept forms but those of `personId`, so that nobody finds what another person typed. */
export function dropKeptTexts(personId?: string): void {
  tried(() => {
    const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '');
    const kept = keys.filter((key) => key.startsWith(PREFIX));
    const others = kept.filter((key) => personId === undefined || !key.startsWith(keyOf(personId, '')));
    for (const key of others) localStorage.removeItem(key);
  });
}
