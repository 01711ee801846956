/** The most entries of the log: about 5 MB in practice, 60 MB at most. */
const MOST_ENTRIES = 5000;

/** Deletes the oldest entries of a log that has grown too long. */
export function trimLog(): void {
  const query = `DELETE FROM _logs WHERE id NOT IN (SELECT id FROM _logs ORDER BY created DESC LIMIT ${MOST_ENTRIES})`;
  $app.auxNonconcurrentDB().newQuery(query).execute();
}
