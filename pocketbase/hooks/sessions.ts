/** Ends every session of the person who asks, this one too: all tokens are signed with the key that is renewed here. */
export function signOutEverywhere(e: RequestEvent): void {
  if (e.auth === null) throw new UnauthorizedError('Please log in.');
  const person = e.app.findRecordById('users', e.auth.id);
  person.refreshTokenKey();
  // What someone else saves about this person at the same moment stays.
  person.ignoreUnchangedFields(true);
  e.app.save(person);
  e.noContent(204);
}
