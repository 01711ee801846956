import { expect, it } from 'vitest';
import { seriesOf, linesOf, weeksOf } from './result-series';

/** Results newest first, a week apart. */
function results(...texts: string[]) {
  return texts.map((text, index) => ({
    workoutId: `w${String(index)}`,
    date: `2026-11-${String(28 - index * 7).padStart(2, '0')}`,
    workoutTitle: 'Legs',
    text,
  }));
}

it('follows the heaviest set, the oldest first, and counts what it leaves out', () => {
  expect(seriesOf(results('60x8, 62.5x6', 'knee sore', '3x8 @ 60 kg', '3x12'))).toEqual({
    measure: 'weight',
    unit: 'kg',
    points: [
      { date: '2026-11-14', value: 60 },
      { date: '2026-11-28', value: 62.5 },
    ],
    named: 2,
    all: 4,
  });
});

it('follows the most repetitions where no result names a weight, else the longest set', () => {
  expect(seriesOf(results('3x12', '3x10'))).toMatchObject({ measure: 'repetitions', unit: '', named: 2 });
  expect(seriesOf(results('45 s, 40 s', '3x30 s'))?.points.map(({ value }) => value)).toEqual([30, 45]);
});

it('draws all in the unit of the newest weight', () => {
  expect(seriesOf(results('135 lb x 5', '60 kg x 5'))).toMatchObject({
    unit: 'lb',
    points: [{ value: 132.3 }, { value: 135 }],
  });
});

it('takes the best of a day on which it was done twice', () => {
  const [newest, ...older] = results('60x8', '55x8');
  const again = { ...newest!, text: '65x2' };
  expect(seriesOf([newest!, again, ...older])).toMatchObject({
    points: [{ value: 55 }, { value: 65 }],
    named: 3,
  });
});

it.each([[[]], [['60x8']], [['knee sore', 'easy']]])('draws nothing of %j', (texts) => {
  expect(seriesOf(results(...texts))).toBeNull();
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
  expect(weeksOf(seriesOf(results('60x8', '55x8', '50x8'))!)).toBe(2);
});
