import {
  distinctNames,
  exerciseNames,
  type ExerciseSet,
  type ExerciseTarget,
  type ExerciseText,
  forEachText,
  isWebAddress,
  readSets,
  readTarget,
  trimmedText,
} from '../rules';
import { isCompleted } from '../rules/begun';

/** A stored exercise (specification §3.21), as a whole: fields that are not changed are sent back unchanged. */
export type StoredExercise = Readonly<Record<string, unknown>>;

/** An exercise of a workout or a plan, with defaults for missing values. */
export interface Exercise extends Record<ExerciseText, string> {
  /** Unique within its workout; its number, from 1 on, if no id is stored. */
  id: string;
  /** The id of its record in `exercises`, otherwise its own: mostly the same in every workout (`sameExercise`). */
  code: string;
  /** `''` for none. */
  video: string;
  tags: readonly string[];
  completed: boolean;
  results: string;
  /** The coach's target; `null` if there are only texts. */
  target: ExerciseTarget | null;
  /** The logged sets. */
  sets: readonly ExerciseSet[];
}

/** Tags, from a list or from a text with commas (specification §5.21): trimmed, without empty ones. */
export function readTags(tags: unknown): string[] {
  const list: unknown[] = Array.isArray(tags) ? tags : trimmedText(tags).split(',');
  return list.map(trimmedText).filter((tag) => tag !== '');
}

function readExercise(stored: StoredExercise, id: string, name: string): Exercise {
  const texts = forEachText((text) => trimmedText(stored[text]));
  return {
    ...texts,
    instructions: texts.instructions || trimmedText(stored['instruction']),
    id,
    code: trimmedText(stored['code']) || name,
    video: isWebAddress(trimmedText(stored['video'])) ? trimmedText(stored['video']) : '',
    tags: readTags(stored['tags']),
    completed: isCompleted(stored['completed']),
    results: trimmedText(stored['results']),
    target: readTarget(stored['target']),
    sets: readSets(stored['sets']),
  };
}

/** The exercises of a stored list, in order, with defaults for values that old records lack. */
export function readExercises(stored: readonly StoredExercise[]): Exercise[] {
  const names = exerciseNames(stored);
  const ids = distinctNames(names);
  return stored.map((exercise, index) => readExercise(exercise, ids[index] ?? '', names[index] ?? ''));
}

/** The times of the done sets, in milliseconds since 1970. */
export function doneAt(exercises: readonly Pick<Exercise, 'sets'>[]): number[] {
  return exercises.flatMap(({ sets }) =>
    sets.flatMap(({ at, done }) => (done && at ? [Date.parse(at)] : [])),
  );
}
