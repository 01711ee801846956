/** A note is by the coach who writes it, whatever the request says; the admin console may name another. */
export function signNote(e: RecordRequestEvent): void {
  if (e.auth?.collection().name === 'users') e.record.set('author', e.auth.id);
  e.next();
}
