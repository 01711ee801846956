import type { Person } from '../../api/person.schema';

/** The e-mail under a question that names somebody: it tells two of one name apart. */
export function EmailLine({ person: { name, email } }: { person: Person }) {
  return name !== null && <span className="block text-13 text-muted wrap-anywhere">{email}</span>;
}
