import { foldName } from '@hub/locale';
import type { Person } from '../../api/person.schema';

type Named = Pick<Person, 'id' | 'name' | 'email'>;

/**
 * What people are called, by id: their name, or without one their e-mail address. Where several have a name, the
 * address follows it.
 */
export function calledIn(people: readonly Named[]): ReadonlyMap<string, string> {
  const holders = new Map<string, number>();
  for (const { name } of people) {
    if (name !== null) holders.set(foldName(name), (holders.get(foldName(name)) ?? 0) + 1);
  }
  const calledOf = ({ name, email }: Named): string => {
    if (name === null) return email;
    return holders.get(foldName(name)) === 1 ? name : `${name} (${email})`;
  };
  return new Map(people.map((person) => [person.id, calledOf(person)]));
}
