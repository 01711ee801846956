import { urgencyOf } from '@hub/reminders';
import { expect, it } from 'vitest';
import { cardsInWords, cardTileQueries } from './card-tile';

const today = '2026-11-21';

it('counts for the tile all cards, and those that expire up to the last of the days', () => {
  expect(cardTileQueries(today)).toEqual([
    { collection: 'loyalty' },
    {
      collection: 'loyalty',
      filter: ['expiryDate >= {:today} && expiryDate <= {:until}', { today, until: '2026-12-21' }],
    },
  ]);
  expect(['2026-11-20', today, '2026-12-21', '2026-12-22'].map((date) => urgencyOf(date, today))).toEqual([
    ...['expired', 'soon', 'soon', 'later'],
  ]);
});

it.each([
  [0, 0, 'No loyalty cards'],
  [1, 0, '1 card'],
  [1, 1, '1 card · 1 expires soon'],
  [1200, 2, '1200 cards · 2 expire soon'],
])('says of %i cards, of which %i expire soon: %s', (total, soon, words) => {
  expect(cardsInWords(total, soon)).toBe(words);
});
