import { expect, it } from 'vitest';
import type { ExerciseTarget } from '../rules';
import { ownTarget } from './own-target';

const KG = { unit: 'kg', step: 2.5 } as const;
const LB = { unit: 'lb', step: 5 } as const;

it.each<[ExerciseTarget, number | null, typeof KG | typeof LB, ExerciseTarget]>([
  [{ sets: 3, weight: 62.5, unit: 'kg' }, null, KG, { sets: 3, weight: 62.5, unit: 'kg' }],
  [{ sets: 3, weight: 62.5, unit: 'kg' }, null, LB, { sets: 3, weight: 137.8, unit: 'lb' }],
  [{ sets: 5, reps: 5, percent: 78 }, 100, KG, { sets: 5, reps: 5, weight: 77.5, unit: 'kg' }],
  [{ sets: 5, reps: 5, percent: 78 }, 100, LB, { sets: 5, reps: 5, weight: 170, unit: 'lb' }],
  [{ sets: 5, reps: 5, percent: 78 }, null, KG, { sets: 5, reps: 5, percent: 78 }],
  [{ sets: 5, reps: 5, percent: 1 }, 20, KG, { sets: 5, reps: 5, percent: 1 }],
  [{ sets: 3, rpe: 8 }, 100, KG, { sets: 3, rpe: 8 }],
  [
    { sets: 2, percent: 80, bySet: [{ percent: 80 }, { percent: 91 }] },
    100,
    KG,
    { sets: 2, weight: 80, unit: 'kg', bySet: [{ weight: 80 }, { weight: 90 }] },
  ],
  [
    { sets: 2, weight: 60, unit: 'kg', bySet: [{ weight: 60 }, { weight: 65 }] },
    null,
    LB,
    { sets: 2, weight: 132.3, unit: 'lb', bySet: [{ weight: 132.3 }, { weight: 143.3 }] },
  ],
])('%j with a best of %j is for %j %j', (target, best, settings, own) => {
  expect(ownTarget(target, best, settings)).toEqual(own);
});
