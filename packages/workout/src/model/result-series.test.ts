import { addDays } from '@hub/calendar';
import { describe, expect, it } from 'vitest';
import type { ExerciseSet } from '../rules';
import { linesOf, rowsOf, seriesOf, weeksOf } from './result-series';

const result = (date: string, text: string, sets: readonly ExerciseSet[] = []) => ({
  workoutId: date,
  exerciseId: 'squat',
  date,
  workoutTitle: 'Legs',
  text,
  sets,
});

/** Results with the newest first, one week apart. */
function results(...texts: string[]) {
  return texts.map((text, index) => result(addDays('2026-11-28', -7 * index), text));
}

const valuesOf = (...texts: string[]) =>
  seriesOf(results(...texts)).map(({ measure, points }) => [measure, ...points.map(({ value }) => value)]);

it('follows the heaviest set, the oldest first, and counts what it leaves out', () => {
  expect(seriesOf(results('60x8, 62.5x6', 'knee sore', '3x8 @ 60 kg', '3x12'))[0]).toEqual({
    measure: 'weight',
    unit: 'kg',
    points: [
      { date: '2026-11-14', value: 60, isBest: false },
      { date: '2026-11-28', value: 62.5, isBest: true },
    ],
    named: 2,
    all: 4,
  });
});

it('follows estimated maximum and volume too, each where two days name it', () => {
  expect(valuesOf('3x5 @ 100 kg', '60x3, 60x3')).toEqual([
    ['weight', 60, 100],
    ['estimate', 66, 100 * (1 + 5 / 30)],
    ['volume', 360, 1500],
  ]);
  expect(valuesOf('3x15 @ 40 kg', '50 kg', '3x10 @ 40 kg')).toEqual([
    ['weight', 40, 50, 40],
    ['volume', 1200, 1800],
  ]);
});

it('follows the most repetitions where no result names a weight, the longest set, the farthest', () => {
  expect(valuesOf('3x12', '3x10')).toEqual([['repetitions', 10, 12]]);
  expect(valuesOf('45 s, 40 s', '3x30 s')).toEqual([['seconds', 30, 45]]);
  const rowed = (date: string, metres: number): Parameters<typeof seriesOf>[0][number] =>
    result(date, '', [{ id: '1', kind: 'work', metres, seconds: 540, done: true }]);
  expect(seriesOf([rowed('2026-11-21', 2000), rowed('2026-11-14', 1500)])).toMatchObject([
    { measure: 'metres', unit: 'm', points: [{ value: 1500 }, { value: 2000 }] },
  ]);
});

it('goes on with repetitions where only one day has a weight', () => {
  expect(valuesOf('5 @ 10 kg', '3x12', '3x10')).toEqual([['repetitions', 10, 12, 5]]);
  expect(valuesOf('5 @ 12 kg', '5 @ 10 kg', '3x10')[0]).toEqual(['weight', 10, 12]);
});

it('takes the sets that were logged, without warm-ups, and not the words of the result', () => {
  const set = { id: '1', kind: 'work', reps: 8, weight: 60, unit: 'kg', done: true } as const;
  const logged = result('2026-11-21', '100x1', [
    set,
    { ...set, id: '2' },
    { ...set, id: 'w', kind: 'warm-up', weight: 90 },
  ]);
  expect(seriesOf([logged, result('2026-11-14', '3x8 @ 60 kg')])).toMatchObject([
    { measure: 'weight', points: [{ value: 60 }, { value: 60, isBest: false }] },
    { measure: 'estimate' },
    { measure: 'volume', points: [{ value: 1440 }, { value: 960 }] },
  ]);
});

it('draws all in the unit of the newest weight', () => {
  expect(seriesOf(results('135 lb x 5', '60 kg x 5'))[0]).toMatchObject({
    unit: 'lb',
    points: [{ value: 132.3 }, { value: 135 }],
  });
});

it('takes the best of a day on which it was done twice, and all of its volume', () => {
  const [newest, ...older] = results('60x8', '55x8');
  const again = { ...newest!, text: '65x2' };
  expect(seriesOf([newest!, again, ...older])).toMatchObject([
    { points: [{ value: 55 }, { value: 65 }], named: 3 },
    { measure: 'estimate' },
    { points: [{ value: 440 }, { value: 480 + 130 }] },
  ]);
});

it('marks what is more than all before it, never the first', () => {
  const [weight] = seriesOf(results('65x5', '65x8', '60x8', '62.5x8', '60x8'));
  expect(weight?.points.map(({ isBest }) => isBest)).toEqual([false, true, false, true, false]);
});

it.each([[[]], [['60x8']], [['knee sore', 'easy']]])('draws nothing of %j', (texts) => {
  expect(seriesOf(results(...texts))).toEqual([]);
});

describe('the table of a series', () => {
  const days = (count: number, apart = 1) =>
    seriesOf(
      Array.from({ length: count }, (_, index) =>
        result(addDays('2026-11-28', -index * apart), `1 @ ${String(60 + count - index)} kg`),
      ),
    );

  it('is by years of more than sixty months, so that a thousand sessions are a few rows', () => {
    const { rows, by } = rowsOf(days(1_000, 3)[0]!);
    expect([by, rows.length, rows[0], rows.at(-1)]).toMatchObject([
      'year',
      9,
      { date: '2018-01-01', isBest: false },
      { date: '2026-01-01', isBest: true },
    ]);
  });

  it('has each day of sixty, and is by months of more', () => {
    const [few, many] = [days(60)[0]!, days(61)[0]!];
    expect(rowsOf(few)).toEqual({ rows: few.points, by: 'day' });
    expect(rowsOf(many)).toMatchObject({
      rows: [
        { date: '2026-09-01', value: 62 },
        { date: '2026-10-01', value: 93 },
        { date: '2026-11-01', value: 121 },
      ],
      by: 'month',
    });
  });
});

it.each([
  [50, 62.5, [50, 55, 60, 65]],
  [60, 60, [60, 61]],
  [12, 14, [12, 13, 14]],
  [0.5, 3, [0, 1, 2, 3]],
  [90, 410, [0, 200, 400, 600]],
])('draws lines from %d to %d at %j', (lowest, highest, lines) => {
  expect(linesOf(lowest, highest)).toEqual(lines);
});

it('knows how many weeks it spans', () => {
  expect(weeksOf(seriesOf(results('60x8', '55x8', '50x8'))[0]!)).toBe(2);
});
