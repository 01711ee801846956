interface Person {
  role?: string | null | undefined;
  isAdmin?: boolean | undefined;
}

/**
 * Whether a person counts as admin (specification §6.3): by role or by flag. This decides only what is shown;
 * the server decides what is allowed, and sees to it that the owner stays an admin.
 */
export function isAdmin(person: Person): boolean {
  return person.role === 'admin' || person.isAdmin === true;
}
