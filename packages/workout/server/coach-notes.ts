/** The author of a note is the coach who writes it, whatever the request says, except in the admin console. */
export function signNote(e: RecordRequestEvent): void {
  if (e.auth?.collection().name === 'users') e.record.set('author', e.auth.id);
  e.next();
}
