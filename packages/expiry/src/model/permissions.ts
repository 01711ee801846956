interface Person {
  id: string;
  isAdmin: boolean;
}

/**
 * Whether the person may change or delete an item: its owner may; one made in the admin console
 * has no owner and belongs to the admins. The server decides the same; this only spares a refusal.
 */
export function canChange(item: { owner: string | null }, person: Person | null): boolean {
  if (person === null) return false;
  return item.owner === null ? person.isAdmin : item.owner === person.id;
}
