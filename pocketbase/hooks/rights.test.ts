import { expect, it } from 'vitest';
import { staysAdmin } from './rights';

const user = { role: 'user', isAdmin: false };
const admin = { role: 'admin', isAdmin: true };

it.each([
  [user, user, false],
  [user, { role: 'admin', isAdmin: false }, true],
  [user, { role: 'user', isAdmin: true }, true],
  [user, admin, true],
  [admin, admin, true],
  [admin, { role: 'user', isAdmin: true }, false],
  [admin, { role: '', isAdmin: true }, false],
  [admin, { role: 'admin', isAdmin: false }, false],
  [admin, user, false],
  [{ role: 'user', isAdmin: true }, { role: 'admin', isAdmin: false }, false],
  [{ role: '', isAdmin: false }, { role: '', isAdmin: false }, false],
])('from %j to %j: admin %s', (before, after, isAdmin) => {
  expect(staysAdmin(before, after)).toBe(isAdmin);
});
