const storageKey = (personId: string, name: string) => `hub.alias.${name}.${personId}`;

/** What a person chose last on this device; `null` for nothing, and where storage is blocked. */
export function readFromDevice(personId: string, name: string): string | null {
  try {
    return localStorage.getItem(storageKey(personId, name));
  } catch {
    return null;
  }
}

/** Remembers what a person has chosen. Where storage is blocked or full, it holds until the page is left. */
export function keepOnDevice(personId: string, name: string, text: string): void {
  try {
    localStorage.setItem(storageKey(personId, name), text);
  } catch {
    // Nothing is remembered.
  }
}
