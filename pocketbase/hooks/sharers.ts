import { sharedCollections } from './collections';
import { arrayFrom } from './services/stored';
import { sendJson } from './services/upstream';
import { shownName } from './shown-name';

/** The people who share a record with everyone, in any collection. */
const SHARERS = sharedCollections
  .map((name) => `SELECT owner FROM ${name} WHERE shared = true`)
  .join(' UNION ');

/**
 * Returns the first names of those who share a record with everyone, by their ids, which their records
 * contain: nobody who shares nothing, and no name that is an e-mail address.
 */
export function serveSharers(e: RequestEvent): void {
  const people = arrayFrom<{ id: string; name: string }>(
    e.app,
    `SELECT json_group_array(json_object('id', id, 'name', name)) AS text FROM users WHERE id IN (${SHARERS})`,
  );
  const named = people.map(({ id, name }) => ({ id, name: shownName(name) }));
  sendJson(e, 200, { people: named.filter(({ name }) => name !== null) });
}
