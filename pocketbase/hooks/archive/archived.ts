import { collections } from '../../schema';
import type { Collection, Field } from '../../schema-types';

/** A collection whose records are part of the archive of a person's data. */
export type Archived = Collection & Required<Pick<Collection, 'ownedBy'>>;

const isOwned = (collection: Collection): collection is Archived => collection.ownedBy !== undefined;

/** The collections of personal data, except those that the schema leaves out. */
export const archived: readonly Archived[] = collections
  .filter(isOwned)
  .filter(({ leftOut }) => leftOut === undefined);

/** The collections that are left out, and why. */
export const leftOut = collections.flatMap(({ name, leftOut: why }) =>
  why === undefined ? [] : [{ name, why }],
);

/** The archived collection with this name; refuses any other name. */
export function archivedCollection(name: string): Archived {
  const found = archived.find((collection) => collection.name === name);
  if (found === undefined) throw new NotFoundError('No file of a person holds this collection.');
  return found;
}

/** The fields of a record in the archive: all but its owner, who is the person of the archive. */
export function archivedFields({ fields, ownedBy }: Archived): readonly Field[] {
  return fields.filter(({ name, hidden }) => name !== ownedBy && hidden !== true);
}

/** The names of the fields with documents and pictures. */
export function fileFields({ fields }: Archived): string[] {
  return fields.filter(({ type }) => type === 'file').map(({ name }) => name);
}
