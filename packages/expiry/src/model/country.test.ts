import { expect, it } from 'vitest';
import { countryName, normaliseCountry } from './country';

it.each([
  ['nl', 'NL'],
  [' My ', 'MY'],
  ['Netherlands', 'Netherlands'],
  ['uk1', 'uk1'],
  ['', ''],
])('stores %j as %j', (typed, stored) => {
  expect(normaliseCountry(typed)).toBe(stored);
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
