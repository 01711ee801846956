import { type HubErrorKind, isStale, pb, toHubError } from '@hub/pb-client';
import { defineOutboxRules, type OutboxRules } from '@hub/tool-kit';
import type PocketBase from 'pocketbase';
import type { Workout } from '../../api/workout.schema';
import { workoutRepository, workoutsKey } from '../../api/workouts';
import type { Exercise } from '../../model/exercise';
import { type ExerciseEdit, withEdits } from '../../model/exercise-edit';
import { workoutPaths } from '../../paths';
import { saveExercise } from './exercise.repo';

/** The unsent changes of a workout, one entry for each changed exercise. */
type Edits = readonly ExerciseEdit[];

function mergeOne(earlier: ExerciseEdit, later: ExerciseEdit): ExerciseEdit {
  if (earlier.results === undefined || later.results === undefined) return { ...earlier, ...later };
  const { resultsSeen, resultsTried = [], results } = earlier;
  return {
    ...earlier,
    ...later,
    ...(resultsSeen !== undefined && { resultsSeen }),
    resultsTried: [...resultsTried, results.trim()],
  };
}

/** Merges changes: the last change of each exercise, with the results that were seen first. */
function mergeEdits(earlier: Edits, later: Edits): Edits {
  const merged = new Map<string, ExerciseEdit>();
  for (const edit of [...earlier, ...later]) {
    const before = merged.get(edit.exerciseId);
    merged.set(edit.exerciseId, before ? mergeOne(before, edit) : edit);
  }
  return [...merged.values()];
}

function exerciseOf({ exercises }: Workout, { exerciseId }: ExerciseEdit): Exercise | undefined {
  return exercises.find(({ id }) => id === exerciseId);
}

/** Where a workout is not as the changes have it, exercise by exercise. */
function contested(changes: Edits, latest: Workout) {
  return changes.flatMap((edit) => {
    const theirs = exerciseOf(latest, edit);
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

/** The edits that a workout does not have yet. */
function missing(changes: Edits, latest: Workout): Edits | null {
  const left = changes.filter((edit) => contested([edit], latest).length > 0);
  return left.length === 0 ? null : left;
}

/** Over the results that stand there now. */
function over(changes: Edits, latest: Workout): Edits {
  return changes.map((edit) =>
    edit.results === undefined ? edit : { ...edit, resultsSeen: exerciseOf(latest, edit)?.results ?? '' },
  );
}

/** Without the results: ticks contradict nobody's. */
function beside(changes: Edits): Edits | null {
  const ticks = changes.flatMap(({ exerciseId, completed }) =>
    completed === undefined ? [] : [{ exerciseId, completed }],
  );
  return ticks.length === 0 ? null : ticks;
}

/** Why nothing more can be sent for now; every other failure is about the one edit. */
const LATER: readonly HubErrorKind[] = ['offline', 'session', 'server', 'rate-limited'];

/**
 * Sends one edit after the other. One that the hub does not take keeps none of the others from being saved; a question
 * about results goes before any other refusal.
 */
async function saveAll(client: PocketBase, before: Workout, edits: Edits): Promise<Workout> {
  const refusals: unknown[] = [];
  let saved = before;
  for (const edit of edits) {
    try {
      saved = await saveExercise(client, before.id, edit);
    } catch (error) {
      if (LATER.includes(toHubError(error).kind)) throw error;
      refusals.push(error);
    }
  }
  if (refusals.length > 0) throw refusals.find(isStale) ?? refusals[0];
  return saved;
}

/** The ticks and results that wait on the device, and what a coach deletes, as `client`'s person does it. */
export function workoutRulesOf(client: PocketBase): OutboxRules<Workout, Edits> {
  const { get, delete: remove } = workoutRepository(client);
  return {
    key: workoutsKey,
    nameOf: ({ workoutTitle }) => workoutTitle,
    pathOf: workoutPaths.workout,
    canWait: (changes) => Array.isArray(changes),
    changed: withEdits,
    merged: mergeEdits,
    conflict: (_, changes, latest) => ({ contested: contested(changes, latest), theirsAlone: [] }),
    // An edit knows its own tries: what it finds contested is another's.
    isAlike: () => false,
    missing,
    mergedOver: over,
    leftBeside: beside,
    get: (id) => get(id),
    update: (before, changes) => saveAll(client, before, changes),
    delete: remove,
  };
}

/** The outbox rules of workouts. */
export const workoutOutbox = defineOutboxRules(workoutRulesOf(pb));
