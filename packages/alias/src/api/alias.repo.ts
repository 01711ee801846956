import { HubError, listAll, parseRecord, request } from '@hub/pb-client';
import type PocketBase from 'pocketbase';
import { type Alias, alias, type AliasChanges, type NewAlias } from './alias.schema';

/** The only file that talks to the collection. Every function throws a HubError and nothing else. */

const COLLECTION = 'aliases';
/** As many as the server sends at once: all aliases are loaded, however many (the generator avoids each). */
const PAGE_SIZE = 1000;
const FIELDS = Object.keys(alias.entries).join(',');

/** All aliases that the person can see, the newest first. */
export function listAliases(client: PocketBase): Promise<Alias[]> {
  return listAll(client, COLLECTION, alias, { perPage: PAGE_SIZE, sort: '-created,id', fields: FIELDS });
}

/** One alias; `not-found` when it is gone or no longer shared with the person. */
export async function getAlias(client: PocketBase, id: string): Promise<Alias> {
  return parseRecord(alias, await request(client, () => client.collection(COLLECTION).getOne(id)));
}

/** The alias with an id; `null` where there is none that the person can see. */
async function findAlias(client: PocketBase, id: string): Promise<Alias | null> {
  const filter = client.filter('id = {:id}', { id });
  const { items } = await request(client, () => client.collection(COLLECTION).getList(1, 1, { filter }));
  return items[0] === undefined ? null : parseRecord(alias, items[0]);
}

/**
 * Makes an alias under an id of `newRecordId`; `invalid` with a sentence for `email` when the hub has the address, in
 * whatever case. Sent again after an answer that got lost, it brings the alias that was made then up to date.
 */
export async function createAlias(client: PocketBase, id: string, values: NewAlias): Promise<Alias> {
  try {
    const record = await request(client, () => client.collection(COLLECTION).create({ id, ...values }));
    return parseRecord(alias, record);
  } catch (error) {
    const mayBeMade = error instanceof HubError && ('id' in error.fields || 'email' in error.fields);
    const made = mayBeMade ? await findAlias(client, id) : null;
    if (made === null) throw error;
    return updateAlias(client, made, { description: values.description });
  }
}

/**
 * Changes an alias that was read at revision `rev`; `conflict` when somebody changed it since, and then
 * nothing is saved.
 */
export async function updateAlias(
  client: PocketBase,
  { id, rev }: Pick<Alias, 'id' | 'rev'>,
  changes: Partial<AliasChanges>,
): Promise<Alias> {
  const record = await request(client, () => client.collection(COLLECTION).update(id, { ...changes, rev }));
  return parseRecord(alias, record);
}

/** Deletes an alias. */
export async function deleteAlias(client: PocketBase, id: string): Promise<void> {
  await request(client, () => client.collection(COLLECTION).delete(id));
}
