import { expect, it } from 'vitest';
import { numberNote } from './number-note';

const CAFE = { id: 'cafe', name: 'Café', cardId: '60357101', type: 'barcode', code: null } as const;
const EXISTS = 'A card with this name and number already exists.';

it.each([
  ['café ', '6035 7101', EXISTS],
  ['Cafe', '60357101', EXISTS],
  ['Café', '6035', undefined],
  ['Books', '60357101', undefined],
  ['', '', undefined],
])('of a new card %j with %j: %j', (name, cardId, note) => {
  expect(numberNote({ name, cardId }, null, [CAFE])).toBe(note);
});

it('does not compare a card with itself', () => {
  expect(numberNote(CAFE, CAFE, [CAFE])).toBeUndefined();
});

it.each([
  ['6035 7101', /^The spaces are part of this card’s code/],
  ['60357101', undefined],
])('of a number that was stored with spaces, and is %j: %j', (cardId, note) => {
  const found = numberNote({ name: 'Café', cardId }, { ...CAFE, cardId: '6035 7101' }, []);
  if (note === undefined) expect(found).toBeUndefined();
  else expect(found).toMatch(note);
});

it.each([{ code: '60357101' }, { type: 'none' }] as const)(
  'of spaces in a number that is not in the code is nothing: %j',
  (other) => {
    const spaced = { ...CAFE, cardId: '6035 7101', ...other };
    expect(numberNote({ name: 'Café', cardId: '6035 7101' }, spaced, [])).toBeUndefined();
  },
);
