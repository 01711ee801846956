import { describe, expect, it } from 'vitest';
import type { CodeType } from '../src/rules/code-types';
import { cardIdProblem, type CodeFields, codeProblems } from './card-id';

describe('cardIdProblem', () => {
  it.each<[CodeType, string]>([
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

describe('codeProblems', () => {
  const fields: CodeFields = { type: 'ean13', cardId: '4006381333931', code: '', encoding: '' };

  it('finds nothing in a number with its check digit, and nothing in a card without a code', () => {
    expect(codeProblems(fields)).toEqual({ cardId: null, code: null });
    expect(codeProblems({ ...fields, type: 'none', cardId: 'café', code: 'é' })).toEqual({
      cardId: null,
      code: null,
    });
  });

  it('says which digit would be right', () => {
    expect(codeProblems({ ...fields, cardId: '400638133393' }).cardId).toBe(
      'EAN-13 has 13 digits: add the check digit 1.',
    );
  });

  it('judges what the code says in place of the Card ID', () => {
    expect(codeProblems({ ...fields, cardId: 'Member 12', code: '4006381333932' })).toEqual({
      cardId: null,
      code: 'The last digit is a check digit: it should be 1, not 2. Check for a typo.',
    });
    expect(codeProblems({ ...fields, type: 'barcode', cardId: 'café', code: '12' })).toEqual({
      cardId: null,
      code: null,
    });
  });

  it('judges a text in its encoding', () => {
    const text: CodeFields = { ...fields, type: 'aztec', cardId: '5 €' };
    expect(codeProblems(text).cardId).toBeNull();
    expect(codeProblems({ ...text, encoding: 'ISO-8859-1' }).cardId).toMatch(/choose UTF-8/);
  });
});
