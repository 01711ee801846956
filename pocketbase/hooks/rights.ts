/** What makes someone an admin. */
export interface Rights {
  role: string;
  isAdmin: boolean;
}

/** Whether someone with these rights is an admin: either of the two is enough for the rules. */
export function hasAdminRights({ role, isAdmin }: Rights): boolean {
  return role === 'admin' || isAdmin;
}

/** Whether someone is an admin after a change of one or both of the two: who takes one takes both. */
export function staysAdmin(before: Rights, after: Rights): boolean {
  const isTaken = (before.role === 'admin' && after.role !== 'admin') || (before.isAdmin && !after.isAdmin);
  return !isTaken && hasAdminRights(after);
}
