interface Person {
  role?: string | null | undefined;
  isAdmin?: boolean | undefined;
}

/**
 * Whether a person counts as admin (specification §6.3): by role, by flag, or as the owner if the owner's
 * address is known. This decides only what is shown; the server decides what is allowed.
 */
export function isAdmin(person: Person): boolean {
  return person.role === 'admin' || person.isAdmin === true;
}
