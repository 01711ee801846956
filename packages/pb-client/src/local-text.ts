/** The text that is stored on this device under a name; `null` if there is none, or storage is blocked. */
export function readLocal(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Stores a text on this device, or removes it with `null`; returns whether that worked. */
export function storeLocal(name: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(name);
    else localStorage.setItem(name, text);
    return true;
  } catch {
    // Storage is blocked or full: the text is known as long as the page lives.
    return false;
  }
}
