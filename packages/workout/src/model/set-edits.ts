import type { SetChange } from '../rules';
import type { Exercise } from './exercise';
import type { ExerciseEdit } from './exercise-edit';
import { amountsOf, type Amounts, isBlank, type SetField, type SetRow } from './set-rows';

/** The suggested values of a row that are not stored yet. */
function prefilled({ set, shown }: SetRow): Amounts {
  const { weight, unit, ...others } = shown;
  const isOpen = (field: SetField) => set[field] === undefined;
  const fields = (['reps', 'seconds', 'metres'] as const).filter((field) => isOpen(field));
  return {
    ...amountsOf(others, fields),
    ...(isOpen('weight') && weight !== undefined && { weight, ...(unit && { unit }) }),
  };
}

/** The change that completes a set with the values in its row. `at` is the instant, in ISO 8601. */
function doneAsItStands(row: SetRow, at: string): SetChange {
  return { id: row.id, ...prefilled(row), done: true, at };
}

/**
 * The edit when a set is checked or unchecked (specification §4.351): the set is completed with its row's values and
 * the typed ones, or opened again. Without a target, the exercise follows its sets.
 */
export function checkEdit(
  { id: exerciseId, target, completed }: Exercise,
  rows: readonly SetRow[],
  row: SetRow,
  { at, typed = {} }: { at: string; typed?: Amounts },
): ExerciseEdit {
  const isDone = !row.set.done;
  const change: SetChange = isDone
    ? { ...doneAsItStands(row, at), ...typed }
    : { id: row.id, done: false, at: null };
  const areAllDone = isDone && rows.every(({ id, set }) => id === row.id || set.done);
  const differs = target === null && (areAllDone || (!isDone && completed));
  return { exerciseId, sets: [change], ...(differs && { completed: isDone }) };
}

/** The edit when a ring is ticked, which also completes the sets with values, or when it is unticked. */
export function ringEdit(
  { id: exerciseId }: Pick<Exercise, 'id'>,
  rows: readonly SetRow[],
  completed: boolean,
  at: string,
): ExerciseEdit {
  const sets = completed
    ? rows.filter((row) => !row.set.done && !isBlank(row)).map((row) => doneAsItStands(row, at))
    : rows.filter(({ set }) => set.done).map(({ id }): SetChange => ({ id, done: false, at: null }));
  return { exerciseId, completed, ...(sets.length > 0 && { sets }) };
}

/** The edit that undoes ticking a ring, including the sets that it ticked. */
export function takenBack({ exerciseId, sets = [] }: ExerciseEdit): ExerciseEdit {
  const undone = sets.map(({ id }): SetChange => ({ id, done: false, at: null }));
  return { exerciseId, completed: false, ...(undone.length > 0 && { sets: undone }) };
}
