import { describe, expect, it } from 'vitest';
import type { ExerciseSet } from '../rules';
import { readExercises } from './exercise';
import { checkEdit, ringEdit, takenBack } from './set-edits';
import { setRows } from './set-rows';

const AT = '2026-11-21T18:04:00.000Z';
const TARGET = { sets: 2, reps: 8, weight: 62.5, unit: 'kg' } as const;
const exercise = (stored: object) => readExercises([{ id: 'squat', ...stored }])[0]!;

function rowsOf(stored: { target?: object; sets?: object[] }, last: readonly ExerciseSet[] = []) {
  const of = exercise(stored);
  return { of, rows: setRows({ target: of.target, last, sets: of.sets }) };
}

describe('the check of a set', () => {
  it('writes down what stands in the row, and when', () => {
    const { of, rows } = rowsOf({ target: TARGET });
    expect(checkEdit(of, rows, rows[0]!, { at: AT })).toEqual({
      exerciseId: 'squat',
      sets: [{ id: '1', reps: 8, weight: 62.5, unit: 'kg', done: true, at: AT }],
    });
  });

  it('takes what was just typed before what stood there, and leaves what is written down as it was', () => {
    const { of, rows } = rowsOf({ target: TARGET, sets: [{ id: '1', weight: 140, unit: 'lb' }] });
    expect(checkEdit(of, rows, rows[0]!, { at: AT, typed: { reps: 9 } }).sets).toEqual([
      { id: '1', reps: 9, done: true, at: AT },
    ]);
  });

  it('takes a set back, and keeps its numbers', () => {
    const { of, rows } = rowsOf({ target: TARGET, sets: [{ id: '1', reps: 8, done: true }] });
    expect(checkEdit(of, rows, rows[0]!, { at: AT })).toEqual({
      exerciseId: 'squat',
      sets: [{ id: '1', done: false, at: null }],
    });
  });

  it('completes an exercise without a target with the last of its sets, and opens it again', () => {
    const last: ExerciseSet[] = [{ id: '1', kind: 'work', reps: 8, done: true }];
    const { of, rows } = rowsOf({}, last);
    expect(checkEdit(of, rows, rows[0]!, { at: AT }).completed).toBe(true);
    const done = exercise({ completed: true, sets: [{ id: '1', reps: 8, done: true }] });
    const doneRows = setRows({ target: null, last, sets: done.sets });
    expect(checkEdit(done, doneRows, doneRows[0]!, { at: AT }).completed).toBe(false);
  });

  it('leaves the completion of one with a target to its sets', () => {
    const { of, rows } = rowsOf({ target: { ...TARGET, sets: 1 } });
    expect(checkEdit(of, rows, rows[0]!, { at: AT })).not.toHaveProperty('completed');
  });
});

describe('the ring of an exercise', () => {
  it('does all sets that are open, as they stand, and the exercise', () => {
    const { of, rows } = rowsOf({ target: TARGET, sets: [{ id: '1', reps: 7, done: true }] });
    expect(ringEdit(of, rows, true, AT)).toEqual({
      exerciseId: 'squat',
      completed: true,
      sets: [{ id: '2', reps: 8, weight: 62.5, unit: 'kg', done: true, at: AT }],
    });
  });

  it('does no set of which nothing is known', () => {
    const { of, rows } = rowsOf({ target: { sets: 2, amrap: true } });
    expect(ringEdit(of, rows, true, AT)).toEqual({ exerciseId: 'squat', completed: true });
  });

  it('takes all back, and the tick of a moment ago with its own sets alone', () => {
    const { of, rows } = rowsOf({ target: TARGET, sets: [{ id: '1', reps: 7, done: true }] });
    expect(ringEdit(of, rows, false, AT).sets).toEqual([{ id: '1', done: false, at: null }]);
    expect(takenBack(ringEdit(of, rows, true, AT))).toEqual({
      exerciseId: 'squat',
      completed: false,
      sets: [{ id: '2', done: false, at: null }],
    });
  });
});
