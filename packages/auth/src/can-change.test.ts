import { expect, it } from 'vitest';
import { canChange } from './can-change';

const mei = { id: 'mei', isAdmin: false };
const admin = { id: 'boss', isAdmin: true };

it('lets an owner change, and nobody else, admins included', () => {
  expect(canChange({ owner: 'mei' }, mei)).toBe(true);
  expect(canChange({ owner: 'adam' }, mei)).toBe(false);
  expect(canChange({ owner: 'mei' }, admin)).toBe(false);
});

it('leaves what has no owner to the admins', () => {
  expect(canChange({ owner: null }, admin)).toBe(true);
  expect(canChange({ owner: null }, mei)).toBe(false);
});

it('offers nothing to a person who is not known yet', () => {
  expect(canChange({ owner: null }, null)).toBe(false);
});
