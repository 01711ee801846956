/** The owner of a record (`''` for none), and whether everyone can see it. */
interface Access {
  owner: string;
  shared: boolean;
}

/** Whether a change of a record hides it from someone. */
export function losesViewers(before: Access, after: Access): boolean {
  const isForAll = ({ owner, shared }: Access) => shared || owner === '';
  if (isForAll(after)) return false;
  return isForAll(before) || before.owner !== after.owner;
}
