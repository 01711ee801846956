/** Where what waits of a person lies on this device: apart from all others', so that it can be forgotten as a whole. */
export const outboxName = (person: string) => `hub-outbox-${person}`;

/** Forgets all that waits of a person, at a log-out. It is begun before the page can be closed, and loads nothing. */
export function forgetOutbox(person: string): void {
  try {
    indexedDB.deleteDatabase(outboxName(person));
  } catch {
    // Where there is no storage, nothing waited.
  }
}
