import { expect, it } from 'vitest';
import { PRINTABLE } from '../testing/random';
import { cardIdOf, cardIdProblem, hasLooseSpaces } from './card-id';

it('takes 1 to 34 digits for a QR code', () => {
  expect(cardIdProblem('qrcode', '7')).toBeNull();
  expect(cardIdProblem('qrcode', '7'.repeat(34))).toBeNull();
  expect(cardIdProblem('qrcode', '7'.repeat(35))).toBe('A QR code holds at most 34 digits; this has 35.');
});

it.each(['', 'A1', '12 34', '-1', '1.5', '١٢٣', '１２'])('refuses %j for a QR code', (cardId) => {
  expect(cardIdProblem('qrcode', cardId)).toBe('Use the digits 0 to 9 only.');
});

it('takes 1 to 80 printable characters for a barcode', () => {
  expect(cardIdProblem('barcode', PRINTABLE.slice(0, 80))).toBeNull();
  expect(cardIdProblem('barcode', PRINTABLE.slice(-80))).toBeNull();
  expect(cardIdProblem('barcode', 'x'.repeat(81))).toBe(
    'A barcode holds at most 80 characters; this has 81.',
  );
});

it.each([
  ['café', '“é”'],
  ['12\t34', 'a tab after 12'],
  ['1234\u200b5', 'a zero-width space after 1234'],
  ['🎫1', '“🎫”'],
])('names what a barcode can’t hold in %j', (cardId, foreign) => {
  expect(cardIdProblem('barcode', cardId)).toContain(foreign);
});

it.each([
  ['6035 7101 2345 6', '6035710123456'],
  [' 6035\u00a07101\u202f2345 ', '603571012345'],
  ['1234\u200b5', '12345'],
  ['AB 12 34', 'AB 12 34'],
  ['AB\u200b12', 'AB12'],
  ['AB\ufeff1\t2', 'AB1 2'],
  ['12-34', '12-34'],
  ['１２３４ ٥٦', '123456'],
  ['A１', 'A１'],
  ['\u200b', ''],
])('keeps of %j as a Card ID %j', (typed, cardId) => {
  expect(cardIdOf(typed)).toBe(cardId);
});

it.each([
  ['6035 7101', true],
  ['60357101', false],
  ['AB 12', false],
])('%j has spaces that look like gaps: %s', (cardId, has) => {
  expect(hasLooseSpaces(cardId)).toBe(has);
});
