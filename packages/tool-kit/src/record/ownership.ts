/** Whether everyone on the hub sees a record: it is shared, or it is nobody's. The owner of a new one is yet unknown. */
export function isForEveryone({
  shared,
  owner,
}: {
  shared: boolean;
  owner: string | null | undefined;
}): boolean {
  return shared || owner === null;
}
