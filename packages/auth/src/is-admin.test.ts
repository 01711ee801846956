import { expect, it } from 'vitest';
import { isAdmin } from './is-admin';

it.each([
  ['role admin', { role: 'admin' }],
  ['the flag', { isAdmin: true }],
])('takes %s for an admin', (_by, person) => {
  expect(isAdmin(person)).toBe(true);
});

it.each([
  ['role user', { role: 'user', isAdmin: false }],
  ['nothing said', {}],
  ['a role in other letters', { role: 'Admin' }],
])('takes %s for no admin', (_by, person) => {
  expect(isAdmin(person)).toBe(false);
});
