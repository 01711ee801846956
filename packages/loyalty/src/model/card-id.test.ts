import { expect, it } from 'vitest';
import { PRINTABLE } from '../testing/random';
import { cardIdProblem } from './card-id';

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
  ['café', 'é'],
  ['12\t34', '\t'],
  ['12\u007f', '\u007f'],
  ['🎫1', '🎫'],
])('names what a barcode can’t hold in %j', (cardId, foreign) => {
  expect(cardIdProblem('barcode', cardId)).toContain(`“${foreign}”`);
});
