/** A PocketBase id as a part of a name; the first one in a name is a person's. */
const OWNER = /(?:^|[.-])([a-z0-9]{15})(?=[.-]|$)/;

/**
 * Whether stored data with this name belong to somebody other than `personId`, or to anybody if it is not
 * given. All personal data have the person's id in their name, so that they can be deleted by it, whichever
 * code stored them.
 */
export function isOfAnother(name: string, personId?: string): boolean {
  const owner = OWNER.exec(name)?.[1];
  return owner !== undefined && owner !== personId;
}
