import { describe, expect, it } from 'vitest';
import type { WeightUnit } from '../rules';
import { amountsInWords, readTyped, recordInWords, written } from './set-fields';
import type { Amounts, SetField } from './set-rows';

describe('what is typed', () => {
  it.each<[SetField, string, number | null]>([
    ['reps', ' 8 ', 8],
    ['reps', '0', 0],
    ['reps', '1000', 1_000],
    ['weight', '62.5', 62.5],
    ['weight', '62,5', 62.5],
    ['weight', '٦٢٫٥', 62.5],
    ['weight', '1500', 1_500],
    ['seconds', '45', 45],
    ['seconds', '1:30', 90],
    ['seconds', '１：３０', 90],
    ['seconds', '1:02:05', 3_725],
    ['metres', '2000', 2_000],
    ['reps', '', null],
  ])('as %s, %j is %j', (field, typed, value) => {
    expect(readTyped(field, typed, 'kg')).toEqual({ value });
  });

  it.each<[SetField, string, WeightUnit]>([
    ['reps', '8.5', 'kg'],
    ['reps', '1001', 'kg'],
    ['reps', '-1', 'kg'],
    ['reps', 'eight', 'kg'],
    ['weight', '0', 'kg'],
    ['weight', '1500.01', 'kg'],
    ['weight', '3307', 'lb'],
    ['weight', '62.555', 'kg'],
    ['seconds', '1:75', 'kg'],
    ['seconds', '0', 'kg'],
    ['metres', '2,5', 'kg'],
  ])('as %s, %j in %s is refused with a sentence', (field, typed, unit) => {
    expect(readTyped(field, typed, unit)).toEqual({
      problem: expect.stringMatching(/^Enter .*\.$/) as string,
    });
  });
});

it.each<[Amounts | undefined, WeightUnit, string]>([
  [{ reps: 8, weight: 62.5, unit: 'kg' }, 'kg', '8 × 62.5'],
  [{ reps: 8, weight: 62.5, unit: 'kg' }, 'lb', '8 × 137.8'],
  [{ weight: 100, unit: 'lb' }, 'kg', '45.4 kg'],
  [{ reps: 12 }, 'kg', '12'],
  [{ seconds: 45 }, 'kg', '45 s'],
  [{ seconds: 90 }, 'kg', '1:30'],
  [{ metres: 2_000, seconds: 540 }, 'kg', '2,000 m'],
  [{}, 'kg', '–'],
  [undefined, 'kg', '–'],
])('says %j in %s as %s', (amounts, unit, words) => {
  expect(amountsInWords(amounts, unit)).toBe(words);
});

it('writes numbers into fields without thousands that stand apart', () => {
  expect([written(1_250), written(62.5), written(undefined)]).toEqual(['1250', '62.5', '']);
});

it('says a record with what stood before, in the person’s unit', () => {
  const on = '2026-11-14';
  expect(recordInWords('2', { kind: 'weight', before: 60, on }, 'kg')).toBe(
    'Record, set 2: heaviest, 60 kg before',
  );
  expect(recordInWords('1', { kind: 'estimate', before: 76, on }, 'lb')).toBe(
    'Record, set 1: estimated maximum, 167.6 lb before',
  );
  expect(recordInWords('1', { kind: 'reps', before: 1, on }, 'kg')).toBe(
    'Record, set 1: most reps, 1 rep before',
  );
  expect(recordInWords('1', { kind: 'time', before: 90, on }, 'kg')).toBe(
    'Record, set 1: longest, 1:30 before',
  );
});
