import { expect, it } from 'vitest';
import { dayLabel, daysFrom, isOvertaken, mayImprove } from './forecast';

const FETCHED = Date.parse('2026-11-21T08:00:00Z');
const HOUR_MS = 3_600_000;
const after = (hours: number, ms = 0) => new Date(FETCHED + hours * HOUR_MS + ms);

it('leaves out the days that have passed where the city is, and those beyond a fortnight', () => {
  const days = ['2026-11-20', '2026-11-21', '2026-11-22', '2027-11-21'].map((date) => ({
    date,
    weathercode: 0,
    tempMax: 20,
  }));
  expect(daysFrom('2026-11-21', days).map(({ date }) => date)).toEqual(['2026-11-21', '2026-11-22']);
  expect(daysFrom('2026-11-23', days)).toEqual([]);
});

it.each([
  ['2026-11-21', 'Today'],
  ['2026-11-22', 'Sun'],
  ['2026-11-23', 'Mon'],
  ['2027-01-01', 'Fri'],
])('calls %s %s', (date, label) => {
  expect(dayLabel(date, '2026-11-21')).toBe(label);
});

it('is overtaken after six hours', () => {
  expect([isOvertaken(FETCHED, after(6, -1)), isOvertaken(FETCHED, after(6))]).toEqual([false, true]);
});

it('may improve while a city is missing, and when it is an hour old', () => {
  const whole = { cities: [[], []], fetchedAt: FETCHED };
  expect(mayImprove(whole, after(1, -1))).toBe(false);
  expect(mayImprove(whole, after(1))).toBe(true);
  expect(mayImprove({ ...whole, cities: [[], null] }, after(0))).toBe(true);
});
