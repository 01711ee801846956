import { expect, it } from 'vitest';
import { cardReminders } from './reminders';

const ROW = {
  ...{ record: 'c1', date: '2026-12-19', title: 'City Grocer', category: '', detail: '' },
  ...{ created: '2026-11-01 08:00:00.000Z', updated: '2026-11-01 08:00:00.000Z', rev: 1 },
};

const TODAY = '2026-12-01';

it('a card is due on its expiry date, and opened where its reminders stand', () => {
  const { due } = cardReminders;
  expect(due(ROW, () => TODAY)).toEqual({ date: '2026-12-19', title: 'City Grocer', path: '/loyality/c1' });
  expect(due({ ...ROW, detail: 'custom' }, () => TODAY)?.path).toBe('/loyality/c1/edit');
});

it.each([
  [7, 'City Grocer expires in 7 days', 'A card expires in 7 days'],
  [-1, 'City Grocer expired yesterday', 'A card expired yesterday'],
])('a card with %i days left is told with its name, or without', (left, named, unnamed) => {
  expect(cardReminders.say({ date: ROW.date, title: ROW.title, path: '' }, left)).toEqual({ named, unnamed });
});
