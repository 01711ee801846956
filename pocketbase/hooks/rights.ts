/** The two fields that make someone an admin. */
export interface Rights {
  role: string;
  isAdmin: boolean;
}

/** Whether someone is an admin: for the rules, either of the two is enough. */
export function hasAdminRights({ role, isAdmin }: Rights): boolean {
  return role === 'admin' || isAdmin;
}

/** Whether someone is an admin after a change of one or both fields: losing one means losing both. */
export function staysAdmin(before: Rights, after: Rights): boolean {
  const isTaken = (before.role === 'admin' && after.role !== 'admin') || (before.isAdmin && !after.isAdmin);
  return !isTaken && hasAdminRights(after);
}
