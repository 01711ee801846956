/** Where kept queries lie in IndexedDB: one database, so that all of it can be forgotten at once. */
export const KEPT_DATABASE = 'hub-kept-queries';

/** Forgets all that is kept, at a log-out. It is begun before the page can be closed, and loads nothing. */
export function forgetKept(): void {
  try {
    indexedDB.deleteDatabase(KEPT_DATABASE);
  } catch {
    // Where there is no storage, nothing was kept.
  }
}
