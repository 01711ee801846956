import { describe, expect, it } from 'vitest';
import type { Run } from './figures';
import { percentOf, streakInWords, weekInWords } from './in-words';

const TODAY = '2026-11-21';

it.each([
  ['2026-08-31', '2026-09-06', '31 Aug to 6 Sep'],
  ['2026-11-16', '2026-11-22', 'This week'],
  ['2026-11-09', '2026-11-15', '9 Nov to 15 Nov'],
])('calls the week of %s to %s %s', (from, to, words) => {
  expect(weekInWords({ from, to, done: 0, missed: 0, toCome: 0 }, TODAY)).toBe(words);
});

it.each([
  [2, 2, '100%'],
  [12, 13, '92%'],
  [33, 38, '87%'],
  [0, 3, '0%'],
  [999, 1000, '99%'],
  [1, 1000, '1%'],
  [0, 0, null],
])('tells %i of %i as %s', (done, due, percent) => {
  expect(percentOf({ days: 7, done, due })).toBe(percent);
});

describe('streakInWords', () => {
  const run = (length: number, from: string, to: string): Run => ({ length, from, to });

  it('names the day since when, and a longer run before', () => {
    const streak = {
      now: run(3, '2026-11-14', '2026-11-18'),
      longest: run(11, '2026-10-17', '2026-11-10'),
    };
    expect(streakInWords(streak, TODAY)).toEqual({
      title: '3 workouts in a row',
      text: 'Since Sat 14 Nov. Your longest of the last 90 days: 11, from 17 Oct to 10 Nov.',
    });
  });

  it('says when it is the longest itself', () => {
    const now = run(1, TODAY, TODAY);
    expect(streakInWords({ now, longest: now }, TODAY)).toEqual({
      title: '1 workout in a row',
      text: 'Since today. Your longest of the last 90 days.',
    });
  });

  it('says that there is none, now or yet', () => {
    const longest = run(1, '2026-11-10', '2026-11-10');
    expect(streakInWords({ now: null, longest }, TODAY)).toEqual({
      title: 'No streak now',
      text: 'It starts again with the next workout. Your longest of the last 90 days: 1, on 10 Nov.',
    });
    expect(streakInWords({ now: null, longest: null }, TODAY).title).toBe('No streak yet');
  });
});
