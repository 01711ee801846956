import { expect, it } from 'vitest';
import type { WeightUnit } from '../../../rules';
import { shareInWords } from './best-text';

it.each<[number | null, number[], WeightUnit, string]>([
  [104, [80], 'kg', 'Sam’s best is 104 kg (estimated): 80% is 83 kg.'],
  [104.2, [77.5], 'kg', 'Sam’s best is 104 kg (estimated): 77.5% is 81 kg.'],
  [100, [80, 85, 85], 'lb', 'Sam’s best is 220.5 lb (estimated): 80% is 176.5 lb and 85% is 187.5 lb.'],
  [104, [], 'kg', 'Sam’s best is 104 kg (estimated).'],
  [null, [80], 'kg', 'No weight is known for Sam yet: they see the percentage until there is one.'],
])('of a best of %d kg, %j in %s, says %s', (kg, percents, unit, words) => {
  expect(shareInWords({ name: 'Sam', kg }, percents, unit)).toBe(words);
});
