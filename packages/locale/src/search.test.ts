import { expect, it } from 'vitest';
import { findBy, foldName, partsOf } from './search';

it.each([
  ['Barbell Lunge', 'lunge', ['Barbell ', '[Lunge]']],
  ['Barbell Lunge', 'l bar', ['[Bar]', 'be', '[l]', '[l]', ' ', '[L]', 'unge']],
  ['Run (easy)', '(', ['Run ', '[(]', 'easy)']],
  ['Plank', ' ', ['Plank']],
  ['Café Größe', 'cafe grosse', ['[Café]', ' ', '[Größe]']],
  ['Cafe\u0301 Łódź', 'lodz', ['Cafe\u0301 ', '[Łódź]']],
])('cuts %j where %j stands', (text, query, parts) => {
  expect(partsOf(text, query).map((part) => (part.isFound ? `[${part.text}]` : part.text))).toEqual(parts);
});

it.each([
  ['Café Zürich', 'zurich cafe'],
  ['Cafe Zurich', 'café ZÜRICH'],
  ['Cafe\u0301', 'caf\u00e9'],
  ['Straße', 'strasse'],
  ['Łódź Ørsted', 'orsted lodz'],
  ['603571012345', '6035 7101'],
  ['6035 7101 2345', '60357101'],
  ['ＡＢＣ', 'abc'],
  ['שָׁלוֹם', 'שלום'],
  ['مُحَمَّد', 'محمد'],
  ['ｶﾞｿﾘﾝ', 'ガソリン'],
  ['Card 603571012345', '٦٠٣٥ ٧١٠١'],
  ['خصم ٢٠', '20'],
  ['\u200fשלום\u200f 12', '12 שלום'],
])('%j is found by %j', (text, query) => {
  expect(findBy([text, 'Another'], query, (one) => one)).toEqual([text]);
});

it('finds nothing where a word is missing, and all where nothing is typed', () => {
  const texts = ['City Grocer', 'Books'];
  expect(findBy(texts, 'city books', (one) => one)).toEqual([]);
  expect(findBy(texts, ' ', (one) => one)).toBe(texts);
});

it.each([
  ['Zoë Low', 'zoe  LOW'],
  ['Zoe\u0308', ' Zoë '],
  ['Mei\u00a0Lin', 'Mei Lin'],
])('%j and %j are the same name', (one, other) => {
  expect(foldName(one)).toBe(foldName(other));
});

it.each([
  ['words', ['Mei Lin', 'Meilin', 'Mei', 'Mai Lin']],
  ['vowels that are written as marks', ['राम', 'रमा', 'रोम', 'รำ', 'รัม']],
  ['marks that make another letter', ['カス', 'ガス', 'ハハ', 'パパ']],
])('tells names apart that have other letters or %s', (_, names) => {
  expect(new Set(names.map(foldName)).size).toBe(names.length);
});
