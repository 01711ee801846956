/** An id of PocketBase's as a part of a name; the first one in a name is that of a person. */
const OWNER = /(?:^|[.-])([a-z0-9]{15})(?=[.-]|$)/;

/**
 * Whether what a device stores under a name is of somebody else than `personId`, or of anybody where none is given.
 * Whatever belongs to a person has their id as a part of its name, so that it is forgotten by that id, whoever wrote it.
 */
export function isOfAnother(name: string, personId?: string): boolean {
  const owner = OWNER.exec(name)?.[1];
  return owner !== undefined && owner !== personId;
}
