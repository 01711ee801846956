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
} from '../rules';
import { isCompleted } from '../rules/begun';

/** An exercise as a workout or a plan stores it (specification §3.21): kept whole, for what an athlete does not change must be sent back as it was. */
export type StoredExercise = Readonly<Record<string, unknown>>;

/** An exercise inside a workout or a plan, with nothing missing. */
export interface Exercise extends Record<ExerciseText, string> {
  /** Tells it from the others of its workout; its number there, from 1 on, where none is stored. */
  id: string;
  /** Mostly the same in every workout that has this exercise (see `sameExercise`): its record's id in the collection `exercises`, else its own. */
  code: string;
  /** `''` for none. */
  video: string;
  tags: readonly string[];
  completed: boolean;
  results: string;
  /** How much the coach asks for; `null` for what an exercise says in words alone. */
  target: ExerciseTarget | null;
  /** What was logged of it. */
  sets: readonly ExerciseSet[];
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

/** Tags, from a list or from a text with commas (specification §5.21): trimmed, and none empty. */
export function readTags(tags: unknown): string[] {
  const list: unknown[] = Array.isArray(tags) ? tags : textOf(tags).split(',');
  return list.map(textOf).filter((tag) => tag !== '');
}

function readExercise(stored: StoredExercise, id: string, name: string): Exercise {
  const texts = forEachText((text) => textOf(stored[text]));
  return {
    ...texts,
    instructions: texts.instructions || textOf(stored['instruction']),
    id,
    code: textOf(stored['code']) || name,
    video: isWebAddress(textOf(stored['video'])) ? textOf(stored['video']) : '',
    tags: readTags(stored['tags']),
    completed: isCompleted(stored['completed']),
    results: textOf(stored['results']),
    target: readTarget(stored['target']),
    sets: readSets(stored['sets']),
  };
}

/** The exercises of a workout or a plan's workout, in their order; an old record's lack something and still show. */
export function readExercises(stored: readonly StoredExercise[]): Exercise[] {
  const names = exerciseNames(stored);
  const ids = distinctNames(names);
  return stored.map((exercise, index) => readExercise(exercise, ids[index] ?? '', names[index] ?? ''));
}
