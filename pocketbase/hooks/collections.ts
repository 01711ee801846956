import { collections } from '../schema';
import type { Collection } from '../schema-types';
import type { Askable } from './list-question';

const namesOf = (is: (collection: Collection) => boolean) => collections.filter(is).map(({ name }) => name);

/** The collections that clients use. */
export const clientCollections = namesOf(({ record }) => record !== undefined);
/** The collections whose records belong to someone. */
export const ownedCollections = namesOf(({ ownedBy }) => ownedBy !== undefined);
/** The collections of what people keep for themselves. */
export const personalCollections = namesOf(({ ownedBy }) => ownedBy === 'owner');
/** The collections whose deleted records can be restored for a while. */
export const keptCollections = namesOf(({ keepsDeleted }) => keepsDeleted !== undefined);
/** The collections of which no two records may share something. */
export const uniqueCollections = namesOf(({ taken }) => taken !== undefined);
/** The collections whose records may have a document. */
export const documentCollections = namesOf(({ fields }) => fields.some(({ type }) => type === 'file'));
/** The names and ids by which addresses of documents name their collection. */
export const documentAddresses = documentCollections.flatMap((name) => {
  const { id } = collections.find((collection) => collection.name === name) ?? {};
  return id === undefined ? [name] : [name, id];
});

const NOTHING: Askable = { filter: [], contains: [], sort: [] };

/** What the lists of a collection may be asked by: what its schema says, its owner, and what all records have. */
export function askableOf(name: string): Askable {
  const found = collections.find((collection) => collection.name === name);
  if (found?.record === undefined) return NOTHING;
  const { ownedBy, lists = {} } = found;
  return {
    filter: ['id', ...(ownedBy === undefined ? [] : [ownedBy]), ...(lists.filter ?? [])],
    contains: lists.contains ?? [],
    sort: ['id', 'created', 'updated', ...(lists.sort ?? [])],
  };
}
