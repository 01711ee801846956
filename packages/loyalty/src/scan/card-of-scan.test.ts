import { describe, expect, it } from 'vitest';
import { cardOfScan, foundProblem } from './card-of-scan';
import type { Found } from './read';

const found = (code: string, more: Partial<Found> = {}): Found => ({
  type: 'qrtext',
  code,
  meaning: code,
  encoding: '',
  ...more,
});

describe('a scanned card', () => {
  it('has the number as it stands, and no other text to be drawn', () => {
    expect(cardOfScan(found('0075720003259', { type: 'ean13' }))).toEqual({
      type: 'ean13',
      cardId: '0075720003259',
      code: '',
      encoding: '',
    });
  });

  it.each([
    ['signs without a look', '\x1d01123\n45', '01123 45'],
    ['blanks at its ends', ' 7 ', '7'],
    ['blanks between digits', '12 34', '12 34'],
    ['more than a Card ID holds', 'x'.repeat(101), 'x'.repeat(100)],
    ['a cut in an emoji', `${'x'.repeat(99)}🎂!`, `${'x'.repeat(99)}🎂`],
    ['a cut before a blank', `${'x'.repeat(99)} y`, 'x'.repeat(99)],
  ])('keeps the exact text where it has %s', (_, code, cardId) => {
    expect(cardOfScan(found(code))).toMatchObject({ cardId, code });
  });

  it('shows what Code 39 means, and draws its pairs', () => {
    expect(cardOfScan(found('+A', { type: 'code39', meaning: 'a' }))).toMatchObject({
      cardId: 'a',
      code: '+A',
    });
  });

  it('keeps the encoding', () => {
    expect(cardOfScan(found('é', { encoding: 'UTF-8' }))).toMatchObject({ cardId: 'é', encoding: 'UTF-8' });
  });
});

it('refuses a code that is longer than what a card keeps, and says how long it is', () => {
  expect(foundProblem(found('x'.repeat(1_000)))).toBeNull();
  expect(foundProblem(found('x'.repeat(1_512)))).toBe(
    'This code holds 1,512 characters; a card keeps at most 1,000.',
  );
});
