import { expect, it } from 'vitest';
import { memberOf } from './member';

it.each([
  [{ name: 'Mei', username: 'mei88', email: 'mei@example.com' }, 'Mei', 'mei@example.com'],
  [{ name: null, username: 'mei88', email: 'mei@example.com' }, 'mei88', 'mei@example.com'],
  [{ name: null, username: null, email: '' }, 'Sample Member', 'member@example.com'],
  [null, 'Sample Member', 'member@example.com'],
])('of %j is %s', (person, name, email) => {
  expect(memberOf(person)).toEqual({ name, email });
});
