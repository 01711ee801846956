import { expect, it } from 'vitest';
import { dateOf } from './date';

it.each([
  ["D:20261114183207+08'00'", { date: '2026-11-14', time: '18:32:07', offset: '+08:00' }],
  ['D:20261114183207Z', { date: '2026-11-14', time: '18:32:07', offset: '+00:00' }],
  ["D:202611141832-05'30", { date: '2026-11-14', time: '18:32:00', offset: '-05:30' }],
  ['20261114', { date: '2026-11-14' }],
  ['D:2026', { date: '2026-01-01' }],
  ['D:20261399', 'D:20261399'],
  ['last week', 'last week'],
])('reads the date %s', (written, read) => {
  expect(dateOf(written)).toEqual(read);
});
