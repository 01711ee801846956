import { expect, it } from 'vitest';
import { afterAnswer, isAskDue, newerThan, newState } from './state';

const NOW = Date.UTC(2026, 10, 26, 8);
const DAY = 86_400_000;
const asked = { ...newState('https://example.org/'), isOn: true, askedAt: NOW };
const release = (version: string) => ({ version, date: '2026-11-26', changes: ['A change.'] });

it('is asked for once a day, where the owner allows it', () => {
  expect([0, DAY - 1, DAY].map((after) => isAskDue(asked, NOW + after))).toEqual([false, false, true]);
  expect(isAskDue({ ...asked, askedAt: 0 }, NOW)).toBe(true);
  expect(isAskDue({ ...asked, isOn: false }, NOW + 9 * DAY)).toBe(false);
  expect(isAskDue(newState('https://example.org/'), NOW)).toBe(false);
});

it('is asked for as often after a failure, and where the clock was set back', () => {
  const failed = afterAnswer(asked, 'It did not answer.', NOW);
  expect([DAY - 1, DAY].map((after) => isAskDue(failed, NOW + after))).toEqual([false, true]);
  expect(isAskDue(asked, NOW - 1)).toBe(true);
});

it('keeps what was known when a question fails, and forgets the failure when one is answered', () => {
  const known = afterAnswer(asked, [release('1.1.0')], NOW);
  const failed = afterAnswer(known, 'It did not answer.', NOW + DAY);
  expect(failed).toMatchObject({
    askedAt: NOW + DAY,
    problem: 'It did not answer.',
    releases: known.releases,
  });
  expect(afterAnswer(failed, [release('1.2.0')], NOW + 2 * DAY)).toMatchObject({
    problem: null,
    releases: [release('1.2.0')],
  });
});

it('tells which releases are newer than this version', () => {
  const known = afterAnswer(asked, [release('1.10.0'), release('1.9.0'), release('1.0.0')], NOW);
  expect(newerThan('1.9.0', known)).toEqual([release('1.10.0')]);
  expect(newerThan('1.10.0', known)).toEqual([]);
  expect(newerThan('2.0.0', known)).toEqual([]);
  expect(newerThan('1.0.0', asked)).toBeNull();
});
