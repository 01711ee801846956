/** The text that is stored on this device under a name; `null` if there is none, or storage is blocked. */
export function readKept(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Stores a text on this device; `null` removes it. */
export function keep(name: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(name);
    else localStorage.setItem(name, text);
  } catch {
    // Storage is blocked or full: the text is known as long as the page lives.
  }
}
