import { describe, expect, it } from 'vitest';
import { earlierSets, recordsOf } from './records';
import { readSets } from './sets';

const DAY = '2026-11-21';
const logged = (...sets: object[]) =>
  earlierSets({ sets: sets.map((set, index) => ({ id: String(index), done: true, ...set })) }, DAY);
const set = (values: object) => readSets([{ id: '1', done: true, ...values }])[0]!;
const kg = (weight: number, reps?: number) => ({ weight, unit: 'kg', ...(reps !== undefined && { reps }) });
const kinds = (values: object, before: object[], sameDay: object[] = []) =>
  recordsOf(set(values), { before: logged(...before), sameDay: logged(...sameDay) }).map(({ kind }) => kind);

describe('a set is a record', () => {
  it.each<[string, object, object[], string[]]>([
    ['the heaviest', kg(65, 1), [kg(62.5, 8)], ['weight']],
    ['the heaviest and the best estimate', kg(65, 8), [kg(62.5, 8)], ['weight', 'estimate']],
    ['more repetitions at a weight', kg(62.5, 9), [kg(62.5, 8), kg(60, 10)], ['estimate', 'reps']],
    ['more at a weight than at a heavier one', kg(60, 9), [kg(62.5, 8)], ['reps']],
    ['with bodyweight', { reps: 13 }, [{ reps: 12 }, kg(20, 15)], ['reps']],
    ['the longest', { seconds: 65 }, [{ seconds: 60 }], ['time']],
    [
      'the farthest, at any pace',
      { metres: 5200, seconds: 1900 },
      [{ metres: 5000, seconds: 1500 }],
      ['distance'],
    ],
    ['in another unit', { weight: 140, unit: 'lb', reps: 1 }, [kg(62.5, 20)], ['weight']],
  ])('%s', (_, values, before, expected) => {
    expect(kinds(values, before)).toEqual(expected);
  });

  it('with what stood before, and since when', () => {
    const before = [...earlierSets({ results: '3x8 @ 60 kg' }, '2026-11-07'), ...logged(kg(62.5, 8))];
    expect(recordsOf(set(kg(62.5, 9)), { before, sameDay: [] })).toEqual([
      { kind: 'estimate', before: 79.17, on: DAY },
      { kind: 'reps', before: 8, on: DAY },
    ]);
  });

  it('since the first of the days on which that was done, in whatever order they stand', () => {
    const days = ['2026-11-14', '2026-11-07', DAY].map((on) => earlierSets({ results: '60x8' }, on));
    const records = recordsOf(set(kg(65)), { before: days.flat(), sameDay: [] });
    expect(records).toEqual([{ kind: 'weight', before: 60, on: '2026-11-07' }]);
  });
});

describe('a set is none', () => {
  it.each<[string, object, object[]]>([
    ['the first time', kg(100, 5), []],
    ['with what was never done', { seconds: 60 }, [kg(60, 8)]],
    ['as heavy as before', kg(62.5, 8), [kg(62.5, 8)]],
    ['as a warm-up', { ...kg(70, 8), kind: 'warm-up' }, [kg(62.5, 8)]],
    ['when it is not done', { ...kg(70, 8), done: false }, [kg(62.5, 8)]],
    ['without a repetition', { ...kg(70, 0) }, [kg(62.5, 8)]],
    ['lighter, with fewer repetitions', kg(60, 7), [kg(62.5, 8)]],
    [
      'by a rounding error of pounds',
      { weight: 100, unit: 'lb', reps: 8 },
      [{ weight: 45.359_237, unit: 'kg', reps: 8 }],
    ],
  ])('%s', (_, values, before) => {
    expect(kinds(values, before)).toEqual([]);
  });

  it('by an estimate of more than 12 repetitions', () => {
    expect(kinds(kg(60, 13), [kg(62.5, 1), kg(60, 12)])).toEqual(['reps']);
  });

  it('where another set of the same workout was as good', () => {
    expect(kinds(kg(65, 8), [kg(62.5, 8)], [kg(65, 8)])).toEqual([]);
    expect(kinds(kg(65, 8), [], [kg(60, 8)])).toEqual([]);
  });
});

it('reads results as they were written where no set was logged', () => {
  expect(earlierSets({ results: '60x8, 62,5x6' }, DAY)).toEqual([
    { weight: 60, reps: 8, seconds: null, metres: null, on: DAY },
    { weight: 62.5, reps: 6, seconds: null, metres: null, on: DAY },
  ]);
  expect(earlierSets({ results: 'felt good' }, DAY)).toEqual([]);
  expect(earlierSets({}, DAY)).toEqual([]);
});
