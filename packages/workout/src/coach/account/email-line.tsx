import type { Person } from '../../api/person.schema';

/** The e-mail address below a question about a person, to distinguish two with the same name. */
export function EmailLine({ person: { name, email } }: { person: Person }) {
  return name !== null && <span className="block text-13 text-muted wrap-anywhere">{email}</span>;
}
