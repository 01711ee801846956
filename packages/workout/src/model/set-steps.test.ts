import { expect, it } from 'vitest';
import type { SetField } from './set-rows';
import { stepOf, steppedValue } from './set-steps';

const KG = { unit: 'kg', step: 2.5 } as const;
const LB = { unit: 'lb', step: 5 } as const;

it.each<[SetField, number | undefined, 1 | -1, typeof KG | typeof LB, number]>([
  ['reps', 8, 1, KG, 9],
  ['reps', 0, -1, KG, 0],
  ['reps', 1_000, 1, KG, 1_000],
  ['reps', undefined, 1, KG, 1],
  ['weight', 62.5, 1, KG, 65],
  ['weight', 1.25, -1, KG, 1.25],
  ['weight', 2.5, -1, KG, 2.5],
  ['weight', undefined, 1, KG, 2.5],
  ['weight', undefined, -1, KG, 2.5],
  ['weight', 1_500, 1, KG, 1_500],
  ['weight', 137.8, 1, LB, 142.8],
  ['seconds', 45, -1, KG, 40],
  ['seconds', 3, -1, KG, 1],
  ['metres', 2_000, 1, KG, 2_100],
])('%s of %j, by %j, is with %j %j', (field, value, direction, settings, stepped) => {
  expect(steppedValue(field, value, direction, settings)).toBe(stepped);
});

it('is called by the person’s step', () => {
  expect(stepOf('weight', LB)).toEqual({ title: '5 lb', less: '5 lb less', more: '5 lb more' });
  expect(stepOf('reps', KG).more).toBe('one rep more');
});
