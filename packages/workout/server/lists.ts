import { isJsonObject, type JsonObject } from '@hub/pocketbase/json-object';
import {
  EXERCISE_TEXTS,
  FREQUENCIES,
  isWebAddress,
  MOST_ENTRIES,
  MOST_RESULTS,
  setsProblem,
  targetProblem,
} from '../src/rules';
import { workoutFields } from './collections';

/** The maximum length of the key of a plan's workout. */
const MOST_ID = 100;
/** The texts of a plan's workout can be as long as those of the workouts that are generated from it. */
const MOST = { title: longestOf('workoutTitle'), description: longestOf('workoutDescription') };
const TEXTS = ['id', 'code', 'instruction', ...EXERCISE_TEXTS];

/** The maximum length of a text field of workouts. */
function longestOf(field: string): number {
  const text = workoutFields.find(({ name }) => name === field);
  return text?.type === 'text' ? text.max : 0;
}

function isTextOrNothing(value: unknown): boolean {
  return value === undefined || value === null || typeof value === 'string';
}

function isBlank(value: unknown): boolean {
  return typeof value !== 'string' || value.trim() === '';
}

function isLong(value: unknown, most: number): boolean {
  return typeof value === 'string' && [...value].length > most;
}

/** The first problem that `problemOf` finds in a list's entries, as a sentence; `null` if there is none. */
function listProblem(
  list: unknown,
  what: string,
  problemOf: (entry: JsonObject) => string | null,
): string | null {
  if (!Array.isArray(list)) return `The ${what} must be a list.`;
  if (list.length > MOST_ENTRIES) return `At most ${MOST_ENTRIES} ${what} fit here.`;
  for (const entry of list as unknown[]) {
    const problem = isJsonObject(entry) ? problemOf(entry) : `The ${what} must be a list of objects.`;
    if (problem !== null) return problem;
  }
  return null;
}

/** The problem of an exercise's results; `null` if there is none. */
export function resultsProblem(results: unknown): string | null {
  if (typeof results !== 'string') return 'An exercise’s results must be text.';
  return isLong(results, MOST_RESULTS) ? `Results have at most ${MOST_RESULTS} characters.` : null;
}

function exerciseProblem(exercise: JsonObject): string | null {
  const { video, tags, completed, results } = exercise;
  const wrong = TEXTS.find((key) => !isTextOrNothing(exercise[key]));
  if (wrong !== undefined) return `An exercise’s ${wrong} must be text.`;
  const problem = resultsProblem(results ?? '');
  if (problem !== null) return problem;
  if (!isTextOrNothing(video) || (typeof video === 'string' && video !== '' && !isWebAddress(video))) {
    return 'A video must be an http:// or https:// address.';
  }
  if (!isTextOrNothing(tags) && tagsProblem(tags) !== null) return 'An exercise’s tags must be texts.';
  if (![undefined, null, true, false, 'true', 'false'].some((allowed) => completed === allowed)) {
    return 'An exercise is completed or not.';
  }
  return targetProblem(exercise['target']) ?? setsProblem(exercise['sets']);
}

function planWorkoutProblem(workout: JsonObject): string | null {
  const { id, workoutTitle, workoutDescription, frequency, workoutDay, workoutDays, exercises } = workout;
  if (isBlank(workoutTitle)) return 'Each workout of a plan needs a title.';
  if (![id, workoutDescription, workoutDay].every(isTextOrNothing)) return 'A workout’s texts must be text.';
  if (workoutDays !== undefined && !(Array.isArray(workoutDays) && workoutDays.every(isTextOrNothing))) {
    return 'A workout’s days must be a list of texts.';
  }
  if (isLong(id, MOST_ID)) return `A workout’s id has at most ${MOST_ID} characters.`;
  if (isLong(workoutTitle, MOST.title)) return `A workout’s title has at most ${MOST.title} characters.`;
  if (isLong(workoutDescription, MOST.description)) {
    return `A workout’s description has at most ${MOST.description} characters.`;
  }
  if (![undefined, '', ...FREQUENCIES].some((allowed) => frequency === allowed)) {
    return 'A workout is weekly, bi-weekly, monthly or daily.';
  }
  return exercises === undefined ? null : exercisesProblem(exercises);
}

/** The problem of a workout's list of exercises (specification §3.21), as a sentence; `null` if there is none. */
export function exercisesProblem(list: unknown): string | null {
  return listProblem(list, 'exercises', exerciseProblem);
}

/** The problem of a plan's list of workouts and their exercises; `null` if there is none. */
export function planWorkoutsProblem(list: unknown): string | null {
  return listProblem(list, 'workouts', planWorkoutProblem);
}

/** The problem of a list of tags; `null` if there is none. */
export function tagsProblem(list: unknown): string | null {
  if (!Array.isArray(list) || list.some((tag) => isBlank(tag))) return 'The tags must be a list of texts.';
  return list.length > MOST_ENTRIES ? `At most ${MOST_ENTRIES} tags fit here.` : null;
}
