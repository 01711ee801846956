import { collections } from '../../schema';
import type { Collection, Field } from '../../schema-types';

/** A collection of which the file of all that a person has holds the records. */
export type Archived = Collection & Required<Pick<Collection, 'ownedBy'>>;

const isOwned = (collection: Collection): collection is Archived => collection.ownedBy !== undefined;

/** What belongs to a person, but for what the schema says is left out. */
export const archived: readonly Archived[] = collections
  .filter(isOwned)
  .filter(({ leftOut }) => leftOut === undefined);

/** What is left out, and why. */
export const leftOut = collections.flatMap(({ name, leftOut: why }) =>
  why === undefined ? [] : [{ name, why }],
);

/** The collection of that name; a name that is none of these is refused. */
export function archivedCollection(name: string): Archived {
  const found = archived.find((collection) => collection.name === name);
  if (found === undefined) throw new NotFoundError('No file of a person holds this collection.');
  return found;
}

/** The fields that the file holds of a record: all but its owner, who is the one whose file it is. */
export function archivedFields({ fields, ownedBy }: Archived): readonly Field[] {
  return fields.filter(({ name, hidden }) => name !== ownedBy && hidden !== true);
}

/** The names of the fields with documents and pictures. */
export function fileFields({ fields }: Archived): string[] {
  return fields.filter(({ type }) => type === 'file').map(({ name }) => name);
}
