import { collections } from '../schema';
import type { Collection } from '../schema-types';
import type { Askable } from './list-question';

/** A collection of the schema; `undefined` for one of PocketBase's own. */
export const collectionOf = (name: string): Collection | undefined =>
  collections.find((collection) => collection.name === name);

const namesOf = (is: (collection: Collection) => boolean) => collections.filter(is).map(({ name }) => name);

/** The collections that clients use. */
export const clientCollections = namesOf(({ record }) => record !== undefined);
/** The collections whose records people write: by the API, or by a file of their own data. */
export const checkedCollections = namesOf(
  ({ record, ownedBy }) => record !== undefined || ownedBy !== undefined,
);
/** The collections whose records have an owner. */
export const ownedCollections = namesOf(({ ownedBy }) => ownedBy !== undefined);
/** The collections of personal records. */
export const personalCollections = namesOf(({ ownedBy }) => ownedBy === 'owner');
/** The collections whose deleted records can be restored for a while. */
export const restorableCollections = namesOf(({ keepsDeleted }) => keepsDeleted !== undefined);
/** The collections with a unique index. */
export const uniqueCollections = namesOf(({ taken }) => taken !== undefined);
/** The collections whose records can be shared with everyone. */
export const sharedCollections = namesOf(({ fields }) => fields.some(({ name }) => name === 'shared'));
/** The collections with documents. */
export const documentCollections = namesOf(({ fields }) => fields.some(({ type }) => type === 'file'));
/** The names and ids of these collections, as in the URLs of documents. */
export const documentAddresses = documentCollections.flatMap((name) => {
  const { id } = collectionOf(name) ?? {};
  return id === undefined ? [name] : [name, id];
});

const NOTHING: Askable = { filter: [], contains: [], sort: [] };

/**
 * The fields by which a collection's lists may be queried: those in its schema, its owner, and those of all records.
 */
export function askableOf(name: string): Askable {
  const found = collectionOf(name);
  if (found?.record === undefined) return NOTHING;
  const { ownedBy, lists = {} } = found;
  return {
    filter: ['id', ...(ownedBy === undefined ? [] : [ownedBy]), ...(lists.filter ?? [])],
    contains: lists.contains ?? [],
    sort: ['id', 'created', 'updated', ...(lists.sort ?? [])],
  };
}
