/** Whose a record is (`''` for nobody's) and whether it is shown to everyone. */
interface Access {
  owner: string;
  shared: boolean;
}

/** Whether a change of a record takes it out of someone's sight. */
export function losesViewers(before: Access, after: Access): boolean {
  const isForAll = ({ owner, shared }: Access) => shared || owner === '';
  if (isForAll(after)) return false;
  return isForAll(before) || before.owner !== after.owner;
}
