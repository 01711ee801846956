import { expect, it } from 'vitest';
import { sampleCard } from '../testing/samples';
import { filterCards } from './filter-cards';

const cards = [
  sampleCard({ name: 'City Grocer', cardId: '6035' }),
  sampleCard({ name: 'Books & Co', cardId: 'bk-71' }),
];

it.each([
  ['', ['City Grocer', 'Books & Co']],
  ['  GROC ', ['City Grocer']],
  ['BK-7', ['Books & Co']],
  ['nothing', []],
])('finds by %j', (typed, names) => {
  expect(filterCards(cards, typed).map(({ name }) => name)).toEqual(names);
});
