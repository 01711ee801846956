/**
 * Sets the author of a note to the coach who writes it, whatever the request says; the admin console can set
 * another one.
 */
export function signNote(e: RecordRequestEvent): void {
  if (e.auth?.collection().name === 'users') e.record.set('author', e.auth.id);
  e.next();
}
