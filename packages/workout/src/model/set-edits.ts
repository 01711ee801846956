import type { SetChange } from '../rules';
import type { Exercise } from './exercise';
import type { ExerciseEdit } from './exercise-edit';
import { amountsOf, type Amounts, isBlank, type SetField, type SetRow } from './set-rows';

/** What of a row is not written down yet, as it stands. */
function prefilled({ set, shown }: SetRow): Amounts {
  const { weight, unit, ...others } = shown;
  const isOpen = (field: SetField) => set[field] === undefined;
  const fields = (['reps', 'seconds', 'metres'] as const).filter((field) => isOpen(field));
  return {
    ...amountsOf(others, fields),
    ...(isOpen('weight') && weight !== undefined && { weight, ...(unit && { unit }) }),
  };
}

/** A set is done with the values that stand in its row. `at` is the instant, as ISO 8601. */
function doneAsItStands(row: SetRow, at: string): SetChange {
  return { id: row.id, ...prefilled(row), done: true, at };
}

/**
 * The check of a set (specification §4.351): done as it stands, with what was just typed in it, or taken back. Without a
 * target the last of the sets completes the exercise, and one that is taken back makes it open again.
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

/** The ring of an exercise: all sets that say something are done as they stand, and the exercise with them, or none is. */
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

/** What takes the tick of a ring back, with the sets that it ticked. */
export function takenBack({ exerciseId, sets = [] }: ExerciseEdit): ExerciseEdit {
  const undone = sets.map(({ id }): SetChange => ({ id, done: false, at: null }));
  return { exerciseId, completed: false, ...(undone.length > 0 && { sets: undone }) };
}
