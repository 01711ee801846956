import { describe, expect, it } from 'vitest';
import { storeExercise } from './plan-exercise';
import {
  setDrafts,
  setProblems,
  sharesOf,
  targetDraftOf,
  targetOf,
  targetProblems,
  type TargetDraft,
  unitOf,
  withSet,
  withSetsApart,
  withTarget,
} from './target-draft';

const squat = { id: 'e', code: 'squat', title: 'Squat', colour: 'red' };

/** A new target with these typed and chosen values. */
const typed = (change: Partial<TargetDraft>) => targetDraftOf(withTarget(squat, change));

it('of three numbers is enough', () => {
  expect(targetOf(typed({ sets: '3', reps: '8', weight: '62,5' }))).toEqual({
    sets: 3,
    reps: 8,
    weight: 62.5,
    unit: 'kg',
  });
});

it.each<[Partial<TargetDraft>, object]>([
  [
    { each: 'range', reps: '8', repsTo: '12', heavy: 'rpe', rpe: '8' },
    { reps: 8, repsTo: 12, rpe: 8 },
  ],
  [
    { each: 'time', seconds: '45', heavy: 'free', rest: '1:30' },
    { seconds: 45, rest: 90 },
  ],
  [
    { each: 'distance', metres: '2000', seconds: '9:00' },
    { metres: 2000, seconds: 540 },
  ],
  [
    { each: 'amrap', heavy: 'bodyweight', group: 'a' },
    { amrap: true, bodyweight: true, group: 'A' },
  ],
  [
    { each: 'reps', reps: '5', heavy: 'percent', percent: '80' },
    { reps: 5, percent: 80 },
  ],
  [
    { reps: '１０', heavy: 'free', rest: '١:٣٠' },
    { reps: 10, rest: 90 },
  ],
  [
    { weight: '135', unit: 'lb', rest: '1:00:00' },
    { weight: 135, unit: 'lb', rest: 3600 },
  ],
])('takes %j as %j, and shows it again', (change, target) => {
  const stored = { sets: 3, ...target };
  expect(targetOf(typed({ sets: ' 3 ', ...change }))).toEqual(stored);
  expect(targetOf(targetDraftOf({ ...squat, target: stored }))).toEqual(stored);
});

it('stores what is shown: a value of another choice counts for nothing', () => {
  const draft = typed({ sets: '3', reps: '8', seconds: '45', weight: '60', percent: '80' });
  expect(targetOf({ ...draft, each: 'time', heavy: 'free' })).toEqual({ sets: 3, seconds: 45 });
});

describe('problems', () => {
  it.each<[Partial<TargetDraft>, object]>([
    [{ reps: '8' }, { sets: 'Enter the number of sets.' }],
    [{ sets: '31' }, { sets: 'A target has 1 to 30 sets.' }],
    [{ sets: 'three' }, { sets: 'Enter a number.' }],
    [{ sets: '3', rest: '1:75' }, { rest: 'Enter a number.' }],
    [{ sets: '3', reps: '1001' }, { reps: 'A target has at most 1000 repetitions.' }],
    [{ sets: '3', each: 'range', reps: '8' }, { repsTo: 'Enter where the range ends.' }],
    [
      { sets: '3', each: 'range', reps: '8', repsTo: '8' },
      { repsTo: 'A range of repetitions ends above where it begins.' },
    ],
    [{ sets: '3', each: 'time' }, { seconds: 'Enter the time.' }],
    [{ sets: '3', each: 'distance' }, { metres: 'Enter the distance.' }],
    [
      { sets: '3', weight: '1501' },
      { weight: 'A target’s weight is above 0 and at most 1500 kg, in kg or lb.' },
    ],
    [{ sets: '3', heavy: 'rpe', rpe: '11' }, { rpe: 'RPE is 1 to 10, in halves.' }],
    [{ sets: '3', heavy: 'percent' }, { percent: 'Enter the share of the best.' }],
    [{ sets: '3', rest: '61:00' }, { rest: 'A rest is at most 60 minutes.' }],
  ])('of %j are %j', (change, problems) => {
    expect(targetProblems(typed(change))).toEqual(problems);
  });

  it('has none who asks for nothing, or for sets alone', () => {
    expect(targetProblems(typed({}))).toEqual({});
    expect(targetProblems(typed({ each: 'time', heavy: 'rpe' }))).toEqual({});
    expect(targetProblems(typed({ sets: '3' }))).toEqual({});
  });
});

describe('an exercise is stored', () => {
  it('with its target in numbers, and all else as it was', () => {
    expect(storeExercise(withTarget(squat, { sets: '3', reps: '8' }))).toEqual({
      ...squat,
      target: { sets: 3, reps: 8 },
    });
  });

  it('without a target that was emptied', () => {
    const asked = { ...squat, target: { sets: 3, reps: 8 } };
    expect(storeExercise(withTarget(asked, { sets: '', reps: '' }))).toEqual(squat);
  });

  it('as it was where its target was not touched, also one that can’t be read', () => {
    const odd = { ...squat, target: { sets: 3, tempo: '3010' } };
    expect(storeExercise(odd)).toEqual(odd);
  });
});

it('has a new weight in the unit of the others of its workout', () => {
  const pounds = { ...squat, target: { sets: 3, weight: 135, unit: 'lb' } };
  expect(unitOf([squat, pounds])).toBe('lb');
  expect(unitOf([squat])).toBe('kg');
  expect(targetDraftOf(squat, 'lb').unit).toBe('lb');
});

describe('sets that are not alike', () => {
  const alike = typed({ sets: '3', reps: '12', weight: '60', rest: '90' });
  const apart = (change: Partial<TargetDraft> = {}) => ({
    ...alike,
    ...withSetsApart(alike, true),
    ...change,
  });
  const unlike = apart({
    bySet: [
      { reps: '12', weight: '60' },
      { reps: '10', weight: '65' },
      { reps: '8', weight: '70' },
    ],
  });
  const stored = {
    ...{ sets: 3, reps: 12, weight: 60, unit: 'kg', rest: 90 },
    bySet: [
      { reps: 12, weight: 60 },
      { reps: 10, weight: 65 },
      { reps: 8, weight: 70 },
    ],
  };

  it('begin as they were together, and are stored as such while they are alike', () => {
    expect(setDrafts(apart())).toEqual([1, 2, 3].map(() => ({ reps: '12', weight: '60' })));
    expect(targetOf(apart())).toEqual({ sets: 3, reps: 12, weight: 60, unit: 'kg', rest: 90 });
  });

  it('are stored one by one, and shown again', () => {
    expect(targetOf(unlike)).toEqual(stored);
    const again = targetDraftOf({ ...squat, target: stored });
    expect(targetOf(again)).toEqual(stored);
    expect(setDrafts(again)).toMatchObject(setDrafts(unlike));
  });

  it('are changed one by one, are as many as the number of sets, and a new one is as the last', () => {
    const changed = { ...apart(), ...withSet(apart(), 2, { weight: '70' }) };
    expect(setDrafts(changed).map(({ weight }) => weight)).toEqual(['60', '60', '70']);
    expect(setDrafts({ ...changed, sets: '4' }).map(({ weight }) => weight)).toEqual([
      '60',
      '60',
      '70',
      '70',
    ]);
    expect(setDrafts({ ...changed, sets: '2' })).toHaveLength(2);
    for (const sets of ['', '0', '31', 'x']) expect(setDrafts({ ...changed, sets })).toEqual([]);
  });

  it('are alike again, as the first of them', () => {
    const again = { ...unlike, ...withSetsApart(unlike, false) };
    expect(again).toMatchObject({ bySet: null, reps: '12', weight: '60' });
    expect(targetOf(again)).not.toHaveProperty('bySet');
  });

  it('have a weight in the unit of the target where only a later one has it', () => {
    const later = apart({ sets: '2', unit: 'lb', bySet: [{ reps: '8' }, { reps: '8', weight: '135' }] });
    expect(targetOf(later)).toMatchObject({ unit: 'lb', bySet: [{ reps: 8 }, { reps: 8, weight: 135 }] });
  });

  it('have their problems where they are, and keep the target from being stored', () => {
    const wrong = { ...apart(), ...withSet(apart(), 1, { weight: '1501' }) };
    expect(targetProblems(wrong)).toEqual({});
    expect(setProblems(wrong)).toEqual([
      {},
      { weight: 'A target’s weight is above 0 and at most 1500 kg, in kg or lb.' },
      {},
    ]);
    expect(targetOf(wrong)).toBeNull();
    expect(targetProblems(apart({ sets: '' }))).toEqual({ sets: 'Enter the number of sets.' });
  });

  it('name each their share of the best', () => {
    const shares = apart({
      heavy: 'percent',
      bySet: [{ percent: '80' }, { percent: 'x' }, { percent: '87,5' }],
    });
    expect(sharesOf(shares)).toEqual([80, 87.5]);
    expect(sharesOf(typed({ heavy: 'percent', percent: '75' }))).toEqual([75]);
  });
});
