import { expect, it } from 'vitest';
import { countryName, countryNote, normaliseCountry } from './country';

it.each([
  ['nl', 'NL'],
  [' My ', 'MY'],
  ['Netherlands', 'NL'],
  ['germany ', 'DE'],
  ['uk', 'GB'],
  ['NLD', 'NL'],
  ['deu', 'DE'],
  ['D', 'DE'],
  ['GBR', 'GB'],
  ['RKS', 'XK'],
  ['XXA', 'XXA'],
  ['Turkiye', 'TR'],
  ['Turkey', 'TR'],
  ['Hong Kong', 'HK'],
  ['Bosnia and Herzegovina', 'BA'],
  ['Saint Kitts and Nevis', 'KN'],
  ['Côte d’Ivoire', 'CI'],
  ['aland islands', 'AX'],
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
  [' Narnia ', 'Is “Narnia” a country? It will be saved as you wrote it, without a flag.'],
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

it.each(['Österreich', 'osterreich', 'AUT', 'Austria'])('in Austria, %j is AT', (typed) => {
  expect(normaliseCountry(typed, 'de-AT')).toBe('AT');
});
