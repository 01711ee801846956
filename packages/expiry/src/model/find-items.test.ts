import { expect, it } from 'vitest';
import { sampleItem } from '../testing';
import { findItems } from './find-items';

const items = [
  sampleItem({ name: 'Passport', person: 'Zoë', category: 'Travel', country: 'NL' }),
  sampleItem({ name: 'Visa', person: null, category: null, country: null }),
];

it.each([
  ['pass', 1],
  ['zoe travel', 1],
  ['netherlands', 1],
  ['nl', 1],
  ['null', 0],
  ['', 2],
])('of two items finds by “%s”: %i', (typed, count) => {
  expect(findItems(items, typed)).toHaveLength(count);
});
