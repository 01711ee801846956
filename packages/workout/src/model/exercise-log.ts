import type { ExerciseSet, ExerciseTarget } from '../rules';
import type { Exercise } from './exercise';
import type { PastWorkout } from './history';
import { bestEstimate, lastSets } from './last-sets';
import { ownTarget } from './own-target';
import { fieldsOf, type SetField, type SetRow, setRows } from './set-rows';
import type { TrainingSettings } from './training-settings';

/** What is to be logged of an exercise in a workout. */
export interface ExerciseLog {
  /** The target in the form that its athlete reads. */
  target: ExerciseTarget | null;
  fields: readonly SetField[];
  rows: readonly SetRow[];
}

/** What is to be logged of an exercise, from the logged `sets` and from earlier workouts. */
export function exerciseLog(
  exercise: Exercise,
  sets: readonly ExerciseSet[],
  {
    workout,
    past,
    settings,
  }: { workout: PastWorkout; past: readonly PastWorkout[]; settings: TrainingSettings },
): ExerciseLog {
  const isShare = [exercise.target, ...(exercise.target?.bySet ?? [])].some(
    (set) => set?.percent !== undefined,
  );
  const best = isShare ? bestEstimate(past, workout, exercise) : null;
  const target = exercise.target && ownTarget(exercise.target, best, settings);
  const sources = { target, last: lastSets(past, workout, exercise), sets };
  return { target, fields: fieldsOf(sources), rows: setRows(sources) };
}

/** The numbers of done sets and of all, without warm-ups. A set that is being stored does not count as done yet. */
export function countSets({ sets }: Exercise, rows: readonly SetRow[]): { done: number; all: number } {
  const hard = rows.filter(({ kind }) => kind !== 'warm-up');
  const isDone = (row: SetRow) => sets.some(({ id, done }) => id === row.id && done);
  return { done: hard.filter(isDone).length, all: hard.length };
}
