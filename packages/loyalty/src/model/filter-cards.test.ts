import { expect, it } from 'vitest';
import { sampleCard } from '../testing/samples';
import { filterCards, groupsOfCards } from './filter-cards';

const cards = [
  sampleCard({ name: 'City Grocer', cardId: '6035' }),
  sampleCard({ name: 'Books & Co', cardId: 'bk-71', note: 'Ask for the 5 %', groups: ['Culture', 'Town'] }),
];

it.each([
  ['', ['City Grocer', 'Books & Co']],
  ['  GROC ', ['City Grocer']],
  ['BK-7', ['Books & Co']],
  ['ask FOR', ['Books & Co']],
  ['cult', ['Books & Co']],
  ['grocer city', ['City Grocer']],
  ['60 35', ['City Grocer']],
  ['bóoks', ['Books & Co']],
  ['nothing', []],
])('finds by %j', (typed, names) => {
  expect(filterCards(cards, typed).map(({ name }) => name)).toEqual(names);
});

it('finds those of a group alone, and what was typed among them', () => {
  const inTown = sampleCard({ name: 'Zoo', groups: ['Town'] });
  const names = (typed: string, group: string | null) =>
    filterCards([...cards, inTown], typed, group).map(({ name }) => name);
  expect(names('', 'Town')).toEqual(['Books & Co', 'Zoo']);
  expect(names('zo', 'Town')).toEqual(['Zoo']);
  expect(names('', 'town')).toEqual([]);
});

it('has each group once, in alphabetical order', () => {
  expect(groupsOfCards([...cards, sampleCard({ groups: ['Town', 'animals'] })])).toEqual([
    'animals',
    'Culture',
    'Town',
  ]);
});
