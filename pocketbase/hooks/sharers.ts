import { sharedCollections } from './collections';
import { arrayFrom } from './services/stored';
import { sendJson } from './services/upstream';

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
    `SELECT json_group_array(json_object('id', id, 'name', trim(name))) AS text
       FROM users WHERE trim(name) != '' AND name NOT LIKE '%@%' AND id IN (${SHARERS})`,
  );
  sendJson(e, 200, { people: people.map(({ id, name }) => ({ id, name: name.split(/\s+/)[0] ?? '' })) });
}
