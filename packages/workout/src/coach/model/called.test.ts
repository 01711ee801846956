import { expect, it } from 'vitest';
import { calledIn } from './called';

const person = (id: string, name: string | null) => ({ id, name, email: `${id}@example.com` });

it('calls people by their names, and tells those of one name apart by their e-mail', () => {
  const people = [
    person('sam', 'Sam Low'),
    person('low', ' sam  LOW'),
    person('bea', 'Bea'),
    person('x', null),
  ];
  expect([...calledIn(people).values()]).toEqual([
    'Sam Low (sam@example.com)',
    ' sam  LOW (low@example.com)',
    'Bea',
    'x@example.com',
  ]);
});
