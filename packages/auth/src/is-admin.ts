interface Person {
  email: string;
  role?: string | null | undefined;
  isAdmin?: boolean | undefined;
}

/**
 * Whether a person counts as admin (specification §6): by role, by flag, or as the owner where the owner's
 * address is known. It decides what is shown; what is allowed, the server decides.
 */
export function isAdmin(person: Person, ownerEmail?: string): boolean {
  return (
    person.role === 'admin' ||
    person.isAdmin === true ||
    (ownerEmail !== undefined && person.email.toLowerCase() === ownerEmail.toLowerCase())
  );
}
