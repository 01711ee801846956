interface Person {
  name: string | null;
  username: string | null;
  email: string;
}

/** Stands on the card while nothing is known of the person (specification §2). */
const SAMPLE = { name: 'Sample Member', email: 'member@example.com' };

/** Who the custom layout says the member is: name, else username, else a sample; the same for the e-mail. */
export function memberOf(person: Person | null): { name: string; email: string } {
  return {
    name: person?.name ?? person?.username ?? SAMPLE.name,
    email: person?.email || SAMPLE.email,
  };
}
