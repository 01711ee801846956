import { describe, expect, it } from 'vitest';
import { cardIdProblem } from './card-id';

describe('cardIdProblem', () => {
  it.each([
    ['qrcode', '0'.repeat(34)],
    ['qrcode', ''],
    ['barcode', 'AB-12'],
    ['barcode', ' ~'.repeat(40)],
  ])('takes a %s of "%s"', (type, cardId) => {
    expect(cardIdProblem(type, cardId)).toBeNull();
  });

  it('keeps a QR code to the digits that it holds', () => {
    expect(cardIdProblem('qrcode', '12a')).toBe(
      'QR code mode requires a numeric Card ID (QR mode uses Version 1 Numeric).',
    );
    expect(cardIdProblem('qrcode', '0'.repeat(35))).toBe('A QR code holds at most 34 digits.');
  });
});

describe('cardIdProblem of a barcode', () => {
  it.each(['CAFÉ', 'a\tb', '\x7f', '€5'])('refuses "%s"', (cardId) => {
    expect(cardIdProblem('barcode', cardId)).toBe(
      'A barcode can hold English letters, digits and common signs only.',
    );
  });

  it('keeps it to 80 characters', () => {
    expect(cardIdProblem('barcode', 'x'.repeat(81))).toBe('A barcode holds at most 80 characters.');
  });
});
