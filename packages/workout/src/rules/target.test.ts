import { describe, expect, it } from 'vitest';
import { readTarget, targetOfSet, targetProblem } from './target';

describe('a target', () => {
  it.each([
    [{ sets: 1 }],
    [{ sets: 30, reps: 8, weight: 62.5, unit: 'kg', rest: 120 }],
    [{ sets: 3, reps: 8, repsTo: 12, rpe: 8.5 }],
    [{ sets: 3, seconds: 45, rest: 0 }],
    [{ sets: 1, metres: 2000, seconds: 540 }],
    [{ sets: 3, amrap: true, bodyweight: true, group: 'A' }],
    [{ sets: 5, reps: 5, percent: 78 }],
    [{ sets: 1, weight: 1500, unit: 'kg' }],
    [{ sets: 1, weight: 3306.93, unit: 'lb' }],
    [{ sets: 2, reps: 12, weight: 60, unit: 'kg', bySet: [{ reps: 12, weight: 60 }, { reps: 10 }] }],
    [
      {
        sets: 2,
        reps: 8,
        repsTo: 12,
        bySet: [
          { reps: 8, repsTo: 12 },
          { reps: 6, repsTo: 8, rpe: 9 },
        ],
      },
    ],
  ])('is %j', (target) => {
    expect(targetProblem(target)).toBeNull();
    expect(readTarget(target)).toEqual(target);
  });

  it.each<[unknown]>([[undefined], [null]])('may be missing: %j', (target) => {
    expect(targetProblem(target)).toBeNull();
    expect(readTarget(target)).toBeNull();
  });

  it('reads what is null as left out', () => {
    expect(readTarget({ sets: 1, bySet: [{ reps: 8, rpe: null }] })).toEqual({
      sets: 1,
      bySet: [{ reps: 8 }],
    });
    expect(readTarget({ sets: 3, weight: null, reps: 8 })).toEqual({ sets: 3, reps: 8 });
  });

  const SETS = 'A target has 1 to 30 sets.';
  const BY_SET = 'A target says of each of its sets what it is.';
  const WEIGHT = 'A target’s weight is above 0 and at most 1500 kg, in kg or lb.';
  it.each<[unknown, string]>([
    ['3x8', 'A target must be an object.'],
    [[], 'A target must be an object.'],
    [{}, SETS],
    [{ sets: 0 }, SETS],
    [{ sets: 31 }, SETS],
    [{ sets: 1.5 }, SETS],
    [{ sets: '3' }, SETS],
    [{ sets: 3, reps: 1001 }, 'A target has at most 1000 repetitions.'],
    [{ sets: 3, repsTo: 12 }, 'A range of repetitions ends above where it begins.'],
    [{ sets: 3, reps: 8, repsTo: 8 }, 'A range of repetitions ends above where it begins.'],
    [{ sets: 3, seconds: 0 }, 'A target’s time is 1 second to 24 hours.'],
    [{ sets: 3, metres: 1_000_001 }, 'A target’s distance is 1 m to 1000 km.'],
    [{ sets: 3, weight: 60 }, WEIGHT],
    [{ sets: 3, weight: 1500.01, unit: 'kg' }, WEIGHT],
    [{ sets: 3, weight: 3307, unit: 'lb' }, WEIGHT],
    [{ sets: 3, weight: 60, unit: 'stone' }, WEIGHT],
    [{ sets: 3, percent: 151 }, 'A share of the best is 1 to 150 %.'],
    [{ sets: 3, rpe: 8.2 }, 'RPE is 1 to 10, in halves.'],
    [{ sets: 3, amrap: 1 }, 'A target is as many as possible or not.'],
    [{ sets: 3, bodyweight: 'yes' }, 'A target is with bodyweight or not.'],
    [{ sets: 3, rest: 3601 }, 'A rest is at most 60 minutes.'],
    [{ sets: 3, group: 'AB' }, 'A superset is named by one letter, A to Z.'],
    [{ sets: 2, bySet: [{ reps: 8 }] }, BY_SET],
    [{ sets: 1, bySet: { length: 1 } }, BY_SET],
    [{ sets: 1, bySet: [8] }, 'A set of a target must be an object.'],
    [{ sets: 1, bySet: [{ reps: 1001 }] }, 'A target has at most 1000 repetitions.'],
    [{ sets: 1, bySet: [{ weight: 60 }] }, WEIGHT],
    [{ sets: 1, unit: 'kg', bySet: [{ weight: 1501 }] }, WEIGHT],
    [{ sets: 1, bySet: [{ reps: 8, repsTo: 8 }] }, 'A range of repetitions ends above where it begins.'],
    [{ sets: 1, bySet: [{ rest: 60 }] }, 'A set of a target has no “rest”.'],
    [{ sets: 1, bySet: [{ bySet: [] }] }, 'A set of a target has no “bySet”.'],
    [JSON.parse('{"sets":1,"bySet":[{"__proto__":{}}]}'), 'A set of a target has no “__proto__”.'],
    [{ sets: 3, colour: 'red' }, 'A target has no “colour”.'],
    [JSON.parse('{"sets":3,"__proto__":{"reps":1}}'), 'A target has no “__proto__”.'],
    [{ sets: 3, constructor: 1 }, 'A target has no “constructor”.'],
  ])('is not %j', (target, problem) => {
    expect(targetProblem(target)).toBe(problem);
    expect(readTarget(target)).toBeNull();
  });
});

it('is of a set what that set says, with all that the sets share; beyond the last as of the last', () => {
  const target = { sets: 2, reps: 12, weight: 60, unit: 'kg', rest: 90 } as const;
  const apart = { ...target, bySet: [{ reps: 12, weight: 60 }, { reps: 10 }] };
  const second = { sets: 2, reps: 10, unit: 'kg', rest: 90 };
  expect([0, 1, 2].map((place) => targetOfSet(apart, place))).toEqual([target, second, second]);
  expect(targetOfSet(target, 1)).toEqual(target);
});
