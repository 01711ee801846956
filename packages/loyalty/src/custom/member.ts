interface Person {
  name: string | null;
  username: string | null;
  email: string;
}

/** Shown on the card while the person is unknown (specification §2.99). */
const SAMPLE = { name: 'Sample Member', email: 'member@example.com' };

/** The member of the custom layout: the name or username, and the e-mail address, or else samples. */
export function memberOf(person: Person | null): { name: string; email: string } {
  return {
    name: person?.name ?? person?.username ?? SAMPLE.name,
    email: person?.email || SAMPLE.email,
  };
}
