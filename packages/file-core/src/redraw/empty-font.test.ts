import { expect, it } from 'vitest';
import { Findings } from '../pdf/findings';
import { cleanFont } from '../pdf/fonts/clean-font';
import { tablesIn } from '../pdf/fonts/sfnt';
import { emptyFont } from './empty-font';

it('a font for text that is not drawn has the tables of one letter, and nothing that cleaning would take out', () => {
  const font = emptyFont();
  const tables = tablesIn(font) ?? [];
  expect(tables.map(({ tag, from, to }) => [tag, to - from])).toEqual([
    ['glyf', 4],
    ['head', 56],
    ['hhea', 36],
    ['hmtx', 4],
    ['loca', 4],
    ['maxp', 32],
  ]);
  expect(tables.at(-1)?.to).toBe(font.length);
  expect(cleanFont(font, new Findings())).toBe(font);
});
