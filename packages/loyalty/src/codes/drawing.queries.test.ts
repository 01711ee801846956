import { expect, it } from 'vitest';
import { drawingsOf } from './drawing.queries';

it('what draws codes is loaded once for each type that a person’s cards have, and not for what comes with the page', () => {
  const cards = (['ean13', 'barcode', 'aztec', 'none', 'ean13', 'qrcode'] as const).map((type) => ({ type }));
  expect(drawingsOf(cards).map(({ queryKey }) => queryKey)).toEqual([
    ['loyalty-drawing', 'ean13'],
    ['loyalty-drawing', 'aztec'],
  ]);
});
