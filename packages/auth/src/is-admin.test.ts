import { expect, it } from 'vitest';
import { isAdmin } from './is-admin';

const email = 'mei@example.com';

it.each([
  ['role admin', { email, role: 'admin' }],
  ['the flag', { email, isAdmin: true }],
  ['the owner’s address', { email: 'owner@example.com' }],
  ['the owner’s address in other letters', { email: 'Owner@Example.com' }],
])('takes %s for an admin', (_by, person) => {
  expect(isAdmin(person, 'owner@example.com')).toBe(true);
});

it.each([
  ['role user', { email, role: 'user', isAdmin: false }],
  ['nothing said', { email }],
  ['a role in other letters', { email, role: 'Admin' }],
  ['the owner’s address while the hub does not know it', { email: 'owner@example.com' }],
])('takes %s for no admin', (_by, person) => {
  expect(isAdmin(person)).toBe(false);
});
