import { expect, it, vi } from 'vitest';
import { clockAheadSentence, clockFetch } from './device-clock';

const HOUR_MS = 3_600_000;

it.each([
  [null, 'ahead'],
  [11 * HOUR_MS, 'ahead'],
  [12 * HOUR_MS, '1 day ahead'],
  [35 * HOUR_MS, '1 day ahead'],
  [36 * HOUR_MS, '2 days ahead'],
  [365 * 24 * HOUR_MS, '365 days ahead'],
])('tells somebody whose clock is ahead by %s ms: %s', (aheadMs, words) => {
  expect(clockAheadSentence(aheadMs)).toBe(
    `The clock of this device is ${words}. Set it right, then log in.`,
  );
});

it.each([
  ['Sun, 22 Nov 2026 01:00:00 GMT', 3 * HOUR_MS],
  ['some day', null],
  ['', null],
])('compares with the date of an answer: "%s"', async (date, aheadMs) => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 22, 4));
  const headers: HeadersInit = date === '' ? {} : { Date: date };
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { headers })));
  const clock = clockFetch();
  await clock.fetch('https://hub.example');
  expect(clock.aheadMs()).toBe(aheadMs);
});
