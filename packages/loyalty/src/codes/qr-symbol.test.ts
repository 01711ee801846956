import { create } from 'qrcode/lib/core/qrcode.js';
import { expect, it } from 'vitest';
import { DIGITS, randomFrom, randomText } from '../testing/random';
import { qrSymbol } from './qr-symbol';

const random = randomFrom(18004);

function reference(digits: string, maskPattern: number): string[] {
  const { modules } = create([{ data: digits, mode: 'numeric' }], {
    version: 1,
    errorCorrectionLevel: 'M',
    maskPattern,
  });
  const lines = Array.from({ length: modules.size }, (_, index) => index);
  return lines.map((row) => lines.map((column) => String(modules.get(row, column))).join(''));
}

it.each([0, 1, 2, 3, 4, 5, 6, 7])(
  'is the symbol that qrcode makes under mask %d, for every length',
  (mask) => {
    for (let length = 1; length <= 34; length += 1) {
      const digits = randomText(random, DIGITS, length);
      expect(qrSymbol(digits, mask)).toEqual(reference(digits, mask));
    }
  },
);
