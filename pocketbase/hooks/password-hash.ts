/** Whether a password has the hash that a query selects: PocketBase compares it only with a record's. */
export function hasHash(app: App, password: string, hashQuery: string): boolean {
  const then = new Record(app.findCollectionByNameOrId('users'));
  app.recordQuery('users').select(`(${hashQuery}) AS password`).limit(1).one(then);
  return then.validatePassword(password);
}
