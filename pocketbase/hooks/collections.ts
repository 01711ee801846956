import { collections } from '../schema';
import type { Collection } from '../schema-types';

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
