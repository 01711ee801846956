import { expect, it } from 'vitest';
import type { ExerciseTarget } from '../rules';
import { targetInWords } from './target-text';

it.each<[ExerciseTarget, string]>([
  [{ sets: 3, reps: 8, weight: 62.5, unit: 'kg', rest: 120 }, '3 × 8 @ 62.5 kg, rest 2:00'],
  [{ sets: 3, reps: 8, repsTo: 12, rpe: 8.5, rest: 90 }, '3 × 8 to 12 @ RPE 8.5, rest 1:30'],
  [{ sets: 3, seconds: 45, rest: 60 }, '3 × 45 s, rest 1:00'],
  [{ sets: 3, seconds: 60 }, '3 × 1:00 min'],
  [{ sets: 1, metres: 2000, seconds: 540 }, '1 × 2,000 m in 9:00'],
  [{ sets: 2, amrap: true, bodyweight: true }, '2 × as many as possible @ bodyweight'],
  [{ sets: 5, reps: 5, percent: 77.5 }, '5 × 5 @ 77.5% of the best'],
  [{ sets: 3, rest: 0, group: 'A' }, '3 sets, no rest, superset A'],
  [{ sets: 1 }, '1 set'],
  [{ sets: 3, reps: 10, weight: 45, unit: 'lb' }, '3 × 10 @ 45 lb'],
  [
    {
      sets: 3,
      unit: 'kg',
      bySet: [
        { reps: 12, weight: 60 },
        { reps: 10, weight: 65 },
        { reps: 8, weight: 70 },
      ],
    },
    '3 × 12/10/8 @ 60/65/70 kg',
  ],
  [
    {
      sets: 2,
      rest: 90,
      bySet: [
        { reps: 8, rpe: 7 },
        { reps: 8, rpe: 8 },
      ],
    },
    '2 × 8 @ RPE 7/8, rest 1:30',
  ],
  [
    {
      sets: 2,
      bySet: [
        { reps: 5, percent: 80 },
        { reps: 3, percent: 85 },
      ],
    },
    '2 × 5/3 @ 80%/85% of the best',
  ],
  [
    {
      sets: 2,
      bySet: [
        { reps: 8, repsTo: 12 },
        { reps: 6, repsTo: 8 },
      ],
    },
    '2 × 8 to 12/6 to 8',
  ],
  [{ sets: 2, bySet: [{ seconds: 45 }, { seconds: 90 }] }, '2 × 45 s/1:30 min'],
  [{ sets: 2, unit: 'kg', bySet: [{ reps: 8, weight: 60 }, { reps: 8 }] }, '2 × 8 @ 60 kg/–'],
])('says %j as %s', (target, words) => {
  expect(targetInWords(target)).toBe(words);
});
