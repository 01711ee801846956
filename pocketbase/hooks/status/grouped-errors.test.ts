import { expect, it } from 'vitest';
import { grouped } from './grouped-errors';
import { withoutPrivate } from './without-private';

it.each([
  ['failed to look up "sam@example.com"', 'failed to look up "…"'],
  ['no mail to sam@example.com', 'no mail to {e-mail}'],
  ['GET https://rates.example.org/v1/latest?from=EUR failed', 'GET https://rates.example.org/… failed'],
  ['GET /api/files/expiry?token=abc failed', 'GET /api/files/expiry?… failed'],
  ['no record 9x270lcunqtvrai in expiry', 'no record {id} in expiry'],
  ['first line\nsecond line with details', 'first line'],
  ['x'.repeat(300), 'x'.repeat(200)],
])('says of %j: %j', (text, said) => {
  expect(withoutPrivate(text)).toBe(said);
});

it('puts what says the same together, the newest first, and shows five', () => {
  const at = (minute: number) => `2026-11-26 04:0${minute}:00.000Z`;
  const entries = [
    { message: 'no mail to sam@example.com', created: at(9) },
    { message: 'The hub’s disk is full', created: at(8) },
    { message: 'no mail to noor@example.com', created: at(7) },
    ...['a', 'b', 'c', 'd'].map((message) => ({ message, created: at(1) })),
  ];
  expect(grouped(entries).slice(0, 2)).toEqual([
    { message: 'no mail to {e-mail}', lastAt: '2026-11-26T04:09:00.000Z', count: 2 },
    { message: 'The hub’s disk is full', lastAt: '2026-11-26T04:08:00.000Z', count: 1 },
  ]);
  expect(grouped(entries)).toHaveLength(5);
});
