import type { SessionUser } from './session-user';

/**
 * Whether the person may change or delete a personal record: its owner may; a record from the admin console
 * has no owner and belongs to the admins. The server decides the same; this only avoids offering what it
 * would refuse.
 */
export function canChange(
  record: { owner: string | null },
  person: Pick<SessionUser, 'id' | 'isAdmin'> | null,
): boolean {
  if (person === null) return false;
  return record.owner === null ? person.isAdmin : record.owner === person.id;
}
