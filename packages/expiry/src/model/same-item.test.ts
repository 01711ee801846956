import { expect, it } from 'vitest';
import { sampleItem } from '../testing';
import { sameItemNote } from './same-item';

const KNOWN = sampleItem({ id: 'mei', person: 'Mei Lin', category: null });
const TYPED = { name: 'Passport', person: 'Mei Lin', country: 'NL', expiryDate: '2026-12-03' };
const EXISTS = 'An item with this name, person, country and date already exists.';

it.each([
  [{}, EXISTS],
  [{ name: ' passport', person: 'mei  lin ', country: 'Netherlands' }, EXISTS],
  [{ person: 'Méi Lin' }, EXISTS],
  [{ name: 'Visa' }, undefined],
  [{ person: 'Adam' }, undefined],
  [{ country: 'MY' }, undefined],
  [{ expiryDate: '2026-12-04' }, undefined],
  [{ expiryDate: '' }, undefined],
])('of a new item with %j: %j', (changes, note) => {
  expect(sameItemNote({ ...TYPED, ...changes }, null, [KNOWN])).toBe(note);
});

it('compares what has no person and no country', () => {
  const known = { ...KNOWN, person: null, country: null };
  expect(sameItemNote({ ...TYPED, person: '', country: '' }, null, [known])).toBe(EXISTS);
});

it('does not compare an item with itself', () => {
  expect(sameItemNote(TYPED, 'mei', [KNOWN])).toBeUndefined();
});
