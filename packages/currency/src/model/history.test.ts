import { describe, expect, it } from 'vitest';
import { oldRatesInWords } from './age';
import { changeInWords, dayChange, isFall, wholeChange } from './change';
import { notationOf } from './notation';
import {
  axisDecimals,
  historyDecimals,
  extremesOf,
  lastMonths,
  monthsBefore,
  ticksOf,
  withHoles,
} from './span';
import { sparkline } from './sparkline';

const history = [
  { date: '2026-10-29', value: 1.113 },
  { date: '2026-10-30', value: 1.1172 },
];

describe('the day’s change', () => {
  it('is measured from the working day before', () => {
    const change = dayChange(history, '2026-10-30');
    expect(change?.since).toBe('2026-10-29');
    expect(change?.share).toBeCloseTo(0.003774, 6);
  });
  it('is not known without both days', () => {
    expect(dayChange(history, '2026-10-31')).toBeNull();
    expect(dayChange(history.slice(1), '2026-10-30')).toBeNull();
    expect(dayChange([], '2026-10-30')).toBeNull();
  });
  it.each([
    [0.003774, 'Up 0.38%', 'ok'],
    [-0.0014, 'Down 0.14%', 'danger'],
    [0, 'Unchanged', 'muted'],
    [0.0000499, 'Unchanged', 'muted'],
    [-0.00005, 'Down 0.01%', 'danger'],
  ])('of %d reads “%s”', (share, text, tone) => {
    expect(changeInWords({ share, since: '2026-10-29' }, notationOf('en-GB'))).toEqual({ text, tone });
  });
});

describe('the change of a whole history', () => {
  it('is measured from its first day to its last', () => {
    const month = [{ date: '2026-09-30', value: 1.2 }, ...history];
    expect(wholeChange(month)?.since).toBe('2026-09-30');
    expect(wholeChange(month)?.share).toBeCloseTo(-0.069, 6);
    expect(wholeChange(history.slice(1))).toBeNull();
    expect(wholeChange([])).toBeNull();
  });

  it.each([
    [-0.00005, true],
    [-0.0000499, false],
    [0.01, false],
  ])('of %d is a fall: %s', (share, expected) => {
    expect(isFall({ share, since: '2026-09-30' })).toBe(expected);
  });
});

it.each([
  ['2026-10-29', ''],
  ['2026-10-30', ''],
  ['2026-10-31', ', 1 day old'],
  ['2026-11-23', ', 24 days old'],
])('tells the age of rates by the calendar: on %s it is “%s”', (today, age) => {
  expect(oldRatesInWords('2026-10-30', today)).toBe(
    `Rates from 30 Oct 2026${age}. Newer ones can’t be fetched.`,
  );
});

it.each([
  ['2026-10-30', 12, '2025-10-30'],
  ['2026-10-30', 1, '2026-09-30'],
  ['2026-03-31', 1, '2026-02-28'],
  ['2028-03-30', 1, '2028-02-29'],
  ['2028-02-29', 12, '2027-02-28'],
  ['2026-01-15', 3, '2025-10-15'],
  ['2026-01-31', 1, '2025-12-31'],
])('%s less %i months is %s', (date, months, before) => {
  expect(monthsBefore(date, months)).toBe(before);
});

it('a chart has a hole on each working day without a rate, and none on other days', () => {
  const points = ['2026-04-01', '2026-04-02', '2026-04-07', '2026-04-10', '2026-04-13'].map((date) => ({
    date,
    value: 1.1,
  }));
  // Easter is between the second and the third.
  expect(withHoles(points).filter(({ value }) => value === null)).toEqual([
    { date: '2026-04-08', value: null },
    { date: '2026-04-09', value: null },
  ]);
  expect(withHoles(points)).toHaveLength(7);
  expect(withHoles([])).toEqual([]);
});

describe('a span', () => {
  const points = ['2026-09-29', '2026-09-30', '2026-10-01', '2026-10-05', '2026-10-30'].map(
    (date, index) => ({
      date,
      value: [1.2, 1.1, 1.3, 1.1, 1.3][index] ?? 0,
    }),
  );

  it('reaches back from the last point', () => {
    expect(lastMonths(points, 1).map(({ date }) => date)).toEqual(points.slice(1).map(({ date }) => date));
    expect(lastMonths([], 1)).toEqual([]);
  });
  it('has a lowest and a highest point, and a mean', () => {
    expect(extremesOf(points)).toMatchObject({ low: points[1], high: points[2] });
    expect(extremesOf(points)?.average).toBeCloseTo(1.2);
    expect(extremesOf([])).toBeNull();
  });
  it('names the weeks of a month, the months of three and the quarters of a year', () => {
    expect(ticksOf(points, '1M')).toEqual([undefined, undefined, undefined, '5 Oct', '30 Oct']);
    expect(ticksOf(points, '1Y')).toEqual([undefined, undefined, 'Oct', undefined, undefined]);
    const winter = [
      { date: '2025-12-31', value: 1 },
      { date: '2026-01-02', value: 1 },
    ];
    const spring = [
      { date: '2026-01-30', value: 1 },
      { date: '2026-02-02', value: 1 },
    ];
    expect(ticksOf(spring, '1Y')).toEqual([undefined, undefined]);
    expect(ticksOf(spring, '3M')).toEqual([undefined, 'Feb']);
    expect(ticksOf(winter, '3M')).toEqual([undefined, 'Jan 2026']);
  });
  it.each([
    [1.113, 1.1974, 2],
    [170, 190, 0],
    [1.1, 1.105, 3],
    [1.1, 1.1, 4],
    [1.1, 1.1 + 1e-12, 6],
    [0.0000481, 0.0000493, 7],
    [0.0000481, 0.0000481, 8],
    [0.0000481, 0.0000481 + 1e-12, 10],
  ])('from %d to %d needs %i decimals at its side', (low, high, decimals) => {
    const at = (value: number) => ({ date: '2026-10-30', value });
    expect(axisDecimals({ low: at(low), high: at(high), average: low })).toBe(decimals);
  });
});

it.each([
  [37.683, 4],
  [0.8338, 4],
  [0.1, 4],
  [0.0957, 5],
  [0.0055, 6],
])('of rates from %d on, a history tells %i decimals', (value, decimals) => {
  const low = { date: '2026-10-30', value };
  expect(historyDecimals({ low, high: { ...low, value: 200 }, average: 1 })).toBe(decimals);
});

describe('a small line', () => {
  const box = { width: 48, height: 32, pad: 4 };
  it('goes from the lowest at the bottom to the highest at the top', () => {
    expect(sparkline([1, 3, 2], box)).toEqual({
      path: 'M4.0 28.0L24.0 4.0L44.0 16.0',
      end: { x: 44, y: 16 },
    });
  });
  it('lies in the middle where nothing has changed', () => {
    expect(sparkline([2, 2], box)?.path).toBe('M4.0 16.0L44.0 16.0');
  });
  it('has a hole where a value is missing, and a dot for one that stands alone', () => {
    expect(sparkline([1, null, 3, null, 2], box)).toEqual({
      path: 'M4.0 28.0h0M24.0 4.0h0M44.0 16.0h0',
      end: { x: 44, y: 16 },
    });
    expect(sparkline([1, 3, null, 3, 1], box)?.path).toBe('M4.0 28.0L14.0 4.0M34.0 4.0L44.0 28.0');
  });
  it('is nothing for one value', () => {
    expect(sparkline([1, null], box)).toBeNull();
  });
});
