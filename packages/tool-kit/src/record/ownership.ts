/** Whether everyone on the hub sees a record: shared, or without an owner (`undefined` for a new one). */
export function isForEveryone({
  shared,
  owner,
}: {
  shared: boolean;
  owner: string | null | undefined;
}): boolean {
  return shared || owner === null;
}
