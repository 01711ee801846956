import { expect, it } from 'vitest';
import { wordsOf } from './words';

/** Letters of 10 pixels, each half as wide, from a place on; one that is "_" is not seen, one that is "?" not known. */
function letters(text: string, x = 0, y = 50) {
  return Array.from(text, (letter, index) => ({
    text: letter === '?' ? null : letter,
    matrix: [10, 0, 0, 10, x + 5 * index, y] as const,
    advance: 0.5,
    isSeen: letter !== '_' && letter !== ' ',
  }));
}

const textsOf = (glyphs: ReturnType<typeof letters>) => wordsOf(glyphs).map(({ text }) => text);

it.each([
  ['one word', letters('Rent'), ['Rent']],
  ['words with a blank between', letters('Rent a month'), ['Rent', 'a', 'month']],
  ['words with a gap between', [...letters('Rent'), ...letters('paid', 24)], ['Rent', 'paid']],
  ['letters that stand a little apart', [...letters('Re'), ...letters('nt', 11)], ['Rent']],
  ['two lines', [...letters('Rent'), ...letters('paid', 0, 62)], ['Rent', 'paid']],
  ['a word of which a letter is not seen', letters('Re_t paid'), ['paid']],
  ['a word of which a letter is not known', letters('Re?t paid'), ['paid']],
  ['nothing', [], []],
])('reads of %s', (_, glyphs, words) => {
  expect(textsOf(glyphs)).toEqual(words);
});

it('says where a word stands, how long it is and how high', () => {
  expect(wordsOf(letters('Rent', 20))).toEqual([
    { text: 'Rent', at: [20, 50], along: [20, 0], up: [-0, -10] },
  ]);
});

it('takes letters of another size or way for another word', () => {
  const turned = letters('up', 20).map((glyph, index) => ({
    ...glyph,
    matrix: [0, -10, 10, 0, 20, 50 - 5 * index] as const,
  }));
  expect(wordsOf([...letters('Rent'), ...turned]).map(({ text, along }) => [text, along])).toEqual([
    ['Rent', [20, 0]],
    ['up', [0, -10]],
  ]);
});
