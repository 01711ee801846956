import { expect, it } from 'vitest';
import { knownName, namesWith } from './known-name';

const KNOWN = ['Mei Lin', 'Zoë', 'Adam'];

it.each([
  ['mei lin', 'Mei Lin'],
  [' Mei  Lin', 'Mei Lin'],
  ['Zoe\u0308', 'Zoë'],
  ['Zoe', 'Zoë'],
  ['Mei Lin ', null],
  ['Mei', null],
  ['Meilin', null],
  ['', null],
])('%j is known as %j', (typed, name) => {
  expect(knownName(typed, KNOWN)).toBe(name);
});

it('adds names that are there in no spelling, in alphabetical order', () => {
  expect(namesWith(KNOWN, ['zoe', 'ADAM', 'Noor', 'Mei'])).toEqual(['Adam', 'Mei', 'Mei Lin', 'Noor', 'Zoë']);
});
