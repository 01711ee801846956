import { expect, it } from 'vitest';
import type { Person } from '../../api/person.schema';
import { athletesOf, athletesWithoutPlan } from './athletes';

const person = (id: string, values: Partial<Person> = {}): Person => ({
  id,
  email: `${id}@example.com`,
  name: id,
  role: 'user',
  isDeactivated: false,
  timeZone: null,
  rev: 1,
  ...values,
});

const people = [
  person('ada'),
  person('ben'),
  person('coach', { role: 'admin' }),
  person('dina', { role: 'admin' }),
  person('gone', { isDeactivated: true }),
];
const plans = [{ user: 'ben' }, { user: 'dina' }];
const ids = (found: readonly Person[]) => found.map(({ id }) => id);

it('takes for athletes the users, and the admins with a plan, who can still log in', () => {
  expect(ids(athletesOf(people, plans))).toEqual(['ada', 'ben', 'dina']);
});

it('takes for athletes without a plan those who follow none, and no admin', () => {
  expect(ids(athletesWithoutPlan(people, plans))).toEqual(['ada']);
  expect(ids(athletesWithoutPlan(people, []))).toEqual(['ada', 'ben']);
  expect(athletesWithoutPlan([], plans)).toEqual([]);
});
