import { expect, it } from 'vitest';
import { urgencyOf } from '@hub/reminders';
import { expiryTileQueries, expiryInWords } from './expiry-tile';

const today = '2026-11-21';

it('counts for the tile what has expired, and what expires up to the last of the days', () => {
  expect(expiryTileQueries(today)).toEqual([
    { collection: 'expiry', filter: ['expiryDate < {:today}', { today }] },
    {
      collection: 'expiry',
      filter: ['expiryDate >= {:today} && expiryDate <= {:until}', { today, until: '2026-12-21' }],
    },
  ]);
  expect(['2026-11-20', today, '2026-12-21', '2026-12-22'].map((date) => urgencyOf(date, today))).toEqual([
    ...['expired', 'soon', 'soon', 'later'],
  ]);
});

it.each([
  [3, 2, '3 expired · 2 soon'],
  [1, 0, '1 expired'],
  [0, 2, '2 soon'],
  [0, 0, 'No expiry within 30 days'],
])('says of %i and %i: %s', (expired, soon, words) => {
  expect(expiryInWords(expired, soon)).toBe(words);
});
