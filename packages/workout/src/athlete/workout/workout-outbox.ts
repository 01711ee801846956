import { isStale, isTemporary, pb, toHubError } from '@hub/pb-client';
import type { OutboxRules } from '@hub/tool-kit';
import type PocketBase from 'pocketbase';
import { type NewWorkout, persistedWorkout, unsentWorkout, type Workout } from '../../api/workout.schema';
import { workoutRecords, workoutRepository } from '../../api/workouts';
import type { Exercise } from '../../model/exercise';
import {
  editsBetween,
  type ExerciseEdit,
  type WholeEdit,
  isOfExercise,
  listWithEdits,
  withEdits,
  type WorkoutEdit,
} from '../../model/exercise-edit';
import { workoutPaths } from '../../paths';
import { mergeSets, type SetChange } from '../../rules';
import { saveEdit } from './exercise.repo';

/** The unsent changes of a workout: one entry for each changed exercise, and one for its other fields. */
type Edits = readonly WorkoutEdit[];

/** The unsent changes of a workout: edits, or the values of a new workout. */
type Changes = Edits | Partial<NewWorkout>;

function areEdits(changes: Changes): changes is Edits {
  return Array.isArray(changes);
}

/** The fields of a workout besides its exercises; the last value of each wins. */
const WHOLE = ['finished', 'note', 'date', 'workoutTitle'] as const;

/** The fields of an edit that differ from the workout's. */
function wholeOf(edit: WholeEdit, latest: Partial<Workout> = {}): WholeEdit {
  const named = WHOLE.filter(
    (name) => edit[name] !== undefined && edit[name].trim() !== (latest[name] ?? ''),
  );
  return Object.fromEntries(named.map((name) => [name, edit[name]]));
}

/**
 * The edits in the changes. If they are of a new workout that an earlier attempt created, the edits that it still
 * lacks.
 */
function editsOf(changes: Changes, latest: Workout): Edits {
  if (areEdits(changes)) return changes;
  const { exercises } = changes;
  const whole = wholeOf(changes, latest);
  return [
    ...(exercises === undefined ? [] : editsBetween(exercises, latest.stored)),
    ...(Object.keys(whole).length === 0 ? [] : [whole]),
  ];
}

/** Merges changes of sets; a later change of a set overrides an earlier one. */
function mergeSetChanges(earlier: readonly SetChange[], later: readonly SetChange[]): readonly SetChange[] {
  const merged = new Map<string, SetChange>();
  for (const change of [...earlier, ...later]) {
    const before = merged.get(change.id);
    const isWhole = before === undefined || 'removed' in before || 'removed' in change;
    merged.set(change.id, isWhole ? change : { ...before, ...change });
  }
  return [...merged.values()];
}

function mergeExercise(earlier: ExerciseEdit, later: ExerciseEdit): ExerciseEdit {
  if (later.removed) return { exerciseId: later.exerciseId, removed: true };
  const sets = earlier.sets && later.sets && mergeSetChanges(earlier.sets, later.sets);
  const both = { ...earlier, ...later, ...(sets && { sets }) };
  if (earlier.results === undefined || later.results === undefined) return both;
  const { resultsSeen, resultsTried = [], results } = earlier;
  return {
    ...both,
    ...(resultsSeen !== undefined && { resultsSeen }),
    resultsTried: [...resultsTried, results.trim()],
  };
}

function mergeOne(earlier: WorkoutEdit, later: WorkoutEdit): WorkoutEdit {
  return isOfExercise(earlier) && isOfExercise(later)
    ? mergeExercise(earlier, later)
    : { ...earlier, ...later };
}

/** What an edit changes: an exercise, by its id, or the rest of the workout (`null`). */
const subjectOf = (edit: WorkoutEdit) => (isOfExercise(edit) ? edit.exerciseId : null);

/** Merges edits by exercise and field; the later value wins. Results stay based on those that were seen first. */
function mergeEdits(earlier: Edits, later: Edits): Edits {
  const merged = new Map<string | null, WorkoutEdit>();
  for (const edit of [...earlier, ...later]) {
    const before = merged.get(subjectOf(edit));
    merged.set(subjectOf(edit), before ? mergeOne(before, edit) : edit);
  }
  return [...merged.values()];
}

/** Merges two changes of a workout: edits of a new one become part of its values. */
function merge(earlier: Changes, later: Changes): Changes {
  if (areEdits(earlier)) return areEdits(later) ? mergeEdits(earlier, later) : later;
  if (!areEdits(later)) return { ...earlier, ...later };
  const exercises = [...listWithEdits(earlier.exercises ?? [], later.filter(isOfExercise))];
  const whole = later.find((edit): edit is WholeEdit => !isOfExercise(edit));
  return { ...earlier, exercises, ...whole };
}

function exerciseOf({ exercises }: Workout, { exerciseId }: ExerciseEdit): Exercise | undefined {
  return exercises.find(({ id }) => id === exerciseId);
}

/** The differences between a workout and the changes, by exercise. */
function contested(changes: Edits, latest: Workout) {
  return changes.filter(isOfExercise).flatMap((edit) => {
    const theirs = exerciseOf(latest, edit);
    if (edit.removed || (edit.added && !theirs)) return [];
    const title = theirs?.title || 'Exercise';
    const results = edit.results?.trim();
    const isOther = results !== undefined && results !== theirs?.results;
    const isUndone = edit.completed !== undefined && edit.completed !== theirs?.completed;
    return [
      ...(isOther
        ? [{ label: title, mine: results || 'nothing', theirs: theirs?.results || 'nothing' }]
        : []),
      ...(isUndone ? [{ label: `${title}, done`, ...inWords(edit.completed === true) }] : []),
    ];
  });
}

function inWords(isDone: boolean) {
  return { mine: isDone ? 'yes' : 'no', theirs: isDone ? 'no' : 'yes' };
}

/** Whether an exercise's sets differ from the change. */
function differInSets({ sets }: ExerciseEdit, theirs: Exercise | undefined): boolean {
  return sets !== undefined && theirs !== undefined && mergeSets(theirs.sets, sets) !== theirs.sets;
}

function isMissing(edit: WorkoutEdit, latest: Workout): boolean {
  if (!isOfExercise(edit)) return Object.keys(wholeOf(edit, latest)).length > 0;
  const theirs = exerciseOf(latest, edit);
  if (edit.removed) return theirs !== undefined;
  if (edit.added && !theirs) return true;
  return contested([edit], latest).length > 0 || differInSets(edit, theirs);
}

/** The edits that a workout lacks. */
function missing(changes: Edits, latest: Workout): Edits | null {
  const left = changes.filter((edit) => isMissing(edit, latest));
  return left.length === 0 ? null : left;
}

/** The same edits, based on the results that are stored now, so that they overwrite them. */
function over(changes: Edits, latest: Workout): Edits {
  return changes.map((edit) =>
    isOfExercise(edit) && edit.results !== undefined
      ? { ...edit, resultsSeen: exerciseOf(latest, edit)?.results ?? '' }
      : edit,
  );
}

function withoutResults(edit: ExerciseEdit): ExerciseEdit[] {
  const { results: _, resultsSeen: __, resultsTried: ___, ...others } = edit;
  return Object.keys(others).length > 1 ? [others] : [];
}

/** The edits without results: nothing else conflicts with another person's changes. */
function beside(changes: Edits): Edits | null {
  const others = changes.flatMap((edit): WorkoutEdit[] =>
    isOfExercise(edit) ? withoutResults(edit) : [edit],
  );
  return others.length === 0 ? null : others;
}

/** Whether nothing more can be sent for now; every other failure concerns a single edit. */
function endsSending(error: unknown): boolean {
  return isTemporary(error) || toHubError(error).kind === 'session';
}

/** Sends the edits one by one. A refusal does not keep others from being saved; a conflict is thrown first. */
async function saveAll(client: PocketBase, before: Workout, edits: Edits): Promise<Workout> {
  const refusals: unknown[] = [];
  let saved = before;
  for (const edit of edits) {
    try {
      saved = await saveEdit(client, saved, edit);
    } catch (error) {
      if (endsSending(error)) throw error;
      refusals.push(error);
    }
  }
  if (refusals.length > 0) throw refusals.find(isStale) ?? refusals[0];
  return saved;
}

/**
 * The outbox rules of workouts, with the access of `client`'s person: ticks, sets, results, completion,
 * notes, dates and titles, the person's own new workouts with their exercises, and deletions.
 */
export function workoutRulesOf(client: PocketBase): OutboxRules<Workout, Changes> {
  const { get, create, delete: remove } = workoutRepository(client);
  const isOwn = (changes: object) => 'user' in changes && changes.user === client.authStore.record?.id;
  return {
    key: workoutRecords.key,
    orderIn: workoutRecords.orderIn,
    itemParser: persistedWorkout,
    nameOf: ({ workoutTitle }) => workoutTitle,
    pathOf: workoutPaths.workout,
    canWait: (changes) => Array.isArray(changes) || isOwn(changes),
    creation: {
      made: (id, values) => unsentWorkout(id, values as NewWorkout),
      create: (id, values) => create(id, values as NewWorkout),
    },
    changed: (workout, changes) => withEdits(workout, editsOf(changes, workout)),
    merged: merge,
    conflict: (_, changes, latest) => ({
      contested: contested(editsOf(changes, latest), latest),
      theirsAlone: [],
    }),
    // Only results conflict, and an edit names those that this device has tried: all others are another person's.
    isAlike: () => false,
    missing: (changes, latest) => missing(editsOf(changes, latest), latest),
    mergedOver: (changes, latest) => over(editsOf(changes, latest), latest),
    leftBeside: (changes, latest) => beside(editsOf(changes, latest)),
    get: (id) => get(id),
    update: (before, changes) => saveAll(client, before, editsOf(changes, before)),
    delete: remove,
  };
}

/** The outbox rules of workouts. */
export const workoutOutbox = workoutRulesOf(pb);
