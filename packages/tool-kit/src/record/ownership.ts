/**
 * Whether everyone on the hub sees a record: it is shared, or has no owner. A new record's owner is
 * `undefined`.
 */
export function isForEveryone({
  shared,
  owner,
}: {
  shared: boolean;
  owner: string | null | undefined;
}): boolean {
  return shared || owner === null;
}
