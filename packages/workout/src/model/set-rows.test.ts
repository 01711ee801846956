import { describe, expect, it } from 'vitest';
import type { ExerciseSet, ExerciseTarget } from '../rules';
import { fieldsOf, isBlank, nextRow, type RowSources, setRows } from './set-rows';

const set = (id: string, values: Partial<ExerciseSet> = {}): ExerciseSet => ({
  id,
  kind: 'work',
  done: true,
  ...values,
});
const kg = (id: string, reps: number, weight: number): ExerciseSet => set(id, { reps, weight, unit: 'kg' });
const LAST = [kg('1', 8, 60), kg('2', 8, 60), kg('3', 7, 60)];
const EXACT: ExerciseTarget = { sets: 3, reps: 8, weight: 62.5, unit: 'kg' };

const rows = ({ target = null, last = [], sets = [] }: Partial<RowSources>) =>
  setRows({ target, last, sets });
const shown = (sources: Partial<RowSources>) => rows(sources).map((row) => row.shown);

describe('the rows of an exercise', () => {
  it('are as many as the target asks for, with what it says exactly before what was done last time', () => {
    expect(shown({ target: EXACT, last: LAST })).toEqual(
      Array.from({ length: 3 }, () => ({ reps: 8, weight: 62.5, unit: 'kg' })),
    );
  });

  it('take from last time what the target leaves open', () => {
    const target = { sets: 3, reps: 6, repsTo: 10, rpe: 8 };
    expect(shown({ target, last: LAST }).map(({ reps, weight }) => [reps, weight])).toEqual([
      [8, 60],
      [8, 60],
      [7, 60],
    ]);
  });

  it('weigh nothing where bodyweight is asked for, whatever was added last time', () => {
    const sources = { target: { sets: 2, reps: 8, bodyweight: true }, last: [kg('1', 6, 10)] };
    expect(shown(sources)).toEqual([{ reps: 8 }, { reps: 8 }]);
    const sets = [kg('1', 8, 5)];
    expect(shown({ ...sources, sets })[1]).toEqual({ reps: 8, weight: 5, unit: 'kg' });
  });

  it('begin at the lower end of a range, and weigh nothing, the first time', () => {
    expect(shown({ target: { sets: 2, reps: 6, repsTo: 10, rpe: 8 } })).toEqual([{ reps: 6 }, { reps: 6 }]);
  });

  it('are each as the target of the set says, beyond the last as the last, whatever was done before', () => {
    const bySet = [
      { reps: 12, weight: 60 },
      { reps: 10, weight: 65 },
    ];
    const target = { sets: 2, reps: 12, weight: 60, unit: 'kg', bySet } as const;
    const added = [set('w', { kind: 'warm-up', done: false }), set('abc', { done: false })];
    expect(shown({ target, last: LAST, sets: added }).map(({ reps, weight }) => [reps, weight])).toEqual([
      [undefined, undefined],
      [12, 60],
      [10, 65],
      [10, 65],
    ]);
    const ranges = [
      { reps: 8, repsTo: 12 },
      { reps: 6, repsTo: 8 },
    ];
    expect(shown({ target: { sets: 2, reps: 8, repsTo: 12, bySet: ranges } })).toEqual([
      { reps: 8 },
      { reps: 6 },
    ]);
  });

  it('are blank for as many as possible the first time', () => {
    expect(rows({ target: { sets: 2, amrap: true } }).map(isBlank)).toEqual([true, true]);
  });

  it('are those of last time without a target, and none without either', () => {
    expect(shown({ last: LAST }).map(({ reps }) => reps)).toEqual([8, 8, 7]);
    expect(rows({})).toEqual([]);
  });

  it('go on as the last one of last time, where there are more than then', () => {
    expect(shown({ target: { sets: 4, rpe: 8 }, last: LAST })[3]).toEqual({
      reps: 7,
      weight: 60,
      unit: 'kg',
    });
    expect(rows({ target: { sets: 4 }, last: LAST })[3]?.last).toBeUndefined();
  });

  it('have what is written down before anything else, in the unit it was written in', () => {
    const sets = [set('2', { reps: 5, weight: 140, unit: 'lb', done: false })];
    expect(shown({ target: EXACT, sets })[1]).toEqual({ reps: 5, weight: 140, unit: 'lb' });
  });

  it('take the unit of last time, not that of the set before', () => {
    const sets = [set('1', { reps: 5, weight: 140, unit: 'lb' })];
    expect(shown({ target: { sets: 2 }, last: [kg('1', 8, 60)], sets })[1]).toEqual({
      reps: 8,
      weight: 60,
      unit: 'kg',
    });
  });

  it('have those that were added at the end, as the set before, which alone can be removed', () => {
    const added = rows({ target: { sets: 1, reps: 5 }, sets: [set('abc', { done: false })] });
    expect(added.map(({ name, isAdded }) => [name, isAdded])).toEqual([
      ['1', false],
      ['2', true],
    ]);
    expect(added[1]?.shown).toEqual({ reps: 5 });
  });

  it('have warm-ups first, without a number and with nothing prefilled', () => {
    const warmed = rows({ target: EXACT, last: LAST, sets: [set('w', { kind: 'warm-up', done: false })] });
    expect(warmed.map(({ name }) => name)).toEqual(['W', '1', '2', '3']);
    expect(warmed[0]?.shown).toEqual({});
    expect(warmed[1]?.last).toBe(LAST[0]);
  });

  it('raise the first that is not done', () => {
    expect(nextRow(rows({ target: EXACT, sets: [kg('1', 8, 60)] }))?.id).toBe('2');
    expect(nextRow(rows({ last: [kg('1', 8, 60)], sets: [kg('1', 8, 60)] }))).toBeUndefined();
  });
});

it.each<[Partial<RowSources>, string[]]>([
  [{}, ['reps', 'weight']],
  [{ target: { sets: 3, reps: 8 } }, ['reps', 'weight']],
  [{ target: { sets: 3, reps: 8, bodyweight: true } }, ['reps']],
  [{ target: { sets: 3, reps: 8, bodyweight: true }, last: [kg('1', 8, 10)] }, ['reps', 'weight']],
  [{ target: { sets: 3, seconds: 45 } }, ['seconds']],
  [{ target: { sets: 3, seconds: 45, weight: 20, unit: 'kg' } }, ['seconds', 'weight']],
  [{ target: { sets: 1, metres: 2_000, seconds: 540 } }, ['metres', 'seconds']],
  [{ last: [set('1', { seconds: 45 })] }, ['seconds']],
  [{ last: [set('1', { metres: 400 })] }, ['metres', 'seconds']],
  [{ target: { sets: 3, reps: 8 }, last: [set('1', { seconds: 45 })] }, ['reps', 'weight']],
])('of %j the fields are %j', ({ target = null, last = [], sets = [] }, fields) => {
  expect(fieldsOf({ target, last, sets })).toEqual(fields);
});
