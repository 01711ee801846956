import { expect, it } from 'vitest';
import { countryName, countryNote, normaliseCountry } from './country';

it.each([
  ['nl', 'NL'],
  [' My ', 'MY'],
  ['Netherlands', 'NL'],
  ['germany ', 'DE'],
  ['uk', 'GB'],
  ['Narnia', 'Narnia'],
  ['zz', 'zz'],
  ['uk1', 'uk1'],
  ['', ''],
])('stores %j as %j', (typed, stored) => {
  expect(normaliseCountry(typed)).toBe(stored);
});

it.each([
  ['nl', 'Netherlands (NL)'],
  ['China', 'China (CN)'],
  [' Narnia ', 'Is “Narnia” a country? It is kept as it is written, without a flag.'],
  [' ', undefined],
])('says of %j: %j', (typed, note) => {
  expect(countryNote(typed)).toBe(note);
});

it.each([
  ['NL', 'Netherlands'],
  ['CN', 'China'],
  ['MY', 'Malaysia'],
  ['DE', 'Germany'],
  ['QX', 'QX'],
  ['Narnia', 'Narnia'],
])('names %j %j', (country, name) => {
  expect(countryName(country)).toBe(name);
});
