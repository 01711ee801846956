import { foldName } from '@hub/locale';
import type { Person } from '../../api/person.schema';

type Named = Pick<Person, 'id' | 'name' | 'email'>;

/**
 * What each person is called among others, by their id: by their name, or their e-mail where they have none; with the e-mail
 * behind it where another has the same name, as far as a person can tell.
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
