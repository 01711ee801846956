import type { OutboxRules } from '@hub/tool-kit';
import type { Workout } from '../../api/workout.schema';
import { workoutRecords } from '../../api/workouts';
import type { Exercise } from '../../model/exercise';
import { withChanges } from '../../model/exercise-change';
import { workoutPaths } from '../../paths';
import { type ExerciseSave, saveExercises, withSaves } from './save-exercise';

/** What waits of a workout: what was done to its exercises, one entry for each. */
type Saves = readonly ExerciseSave[];

function mergeOne(earlier: ExerciseSave, later: ExerciseSave): ExerciseSave {
  if (earlier.results === undefined || later.results === undefined) return { ...earlier, ...later };
  const { resultsSeen, resultsTried = [], results } = earlier;
  return {
    ...earlier,
    ...later,
    ...(resultsSeen !== undefined && { resultsSeen }),
    resultsTried: [...resultsTried, results.trim()],
  };
}

/** Of each exercise what was done last, over the results that were seen first. */
function mergeSaves(earlier: Saves, later: Saves): Saves {
  const merged = new Map<string, ExerciseSave>();
  for (const save of [...earlier, ...later]) {
    const before = merged.get(save.exerciseId);
    merged.set(save.exerciseId, before ? mergeOne(before, save) : save);
  }
  return [...merged.values()];
}

function exerciseOf({ exercises }: Workout, { exerciseId }: ExerciseSave): Exercise | undefined {
  return exercises.find(({ id }) => id === exerciseId);
}

/** Where a workout is not as the changes have it, exercise by exercise. */
function contested(changes: Saves, latest: Workout) {
  return changes.flatMap((save) => {
    const theirs = exerciseOf(latest, save);
    const title = theirs?.title || 'Exercise';
    const results = save.results?.trim();
    const isOther = results !== undefined && results !== theirs?.results;
    const isUndone = save.completed !== undefined && save.completed !== theirs?.completed;
    return [
      ...(isOther
        ? [{ label: title, mine: results || 'nothing', theirs: theirs?.results || 'nothing' }]
        : []),
      ...(isUndone ? [{ label: `${title}, done`, ...inWords(save.completed === true) }] : []),
    ];
  });
}

function inWords(isDone: boolean) {
  return { mine: isDone ? 'yes' : 'no', theirs: isDone ? 'no' : 'yes' };
}

/** The saves that a workout does not have yet. */
function missing(changes: Saves, latest: Workout): Saves | null {
  const left = changes.filter((save) => contested([save], latest).length > 0);
  return left.length === 0 ? null : left;
}

/** Over the results that stand there now. */
function over(changes: Saves, latest: Workout): Saves {
  return changes.map((save) =>
    save.results === undefined ? save : { ...save, resultsSeen: exerciseOf(latest, save)?.results ?? '' },
  );
}

/** Without the results: ticks contradict nobody's. */
function beside(changes: Saves): Saves | null {
  const ticks = changes.flatMap(({ exerciseId, completed }) =>
    completed === undefined ? [] : [{ exerciseId, completed }],
  );
  return ticks.length === 0 ? null : ticks;
}

/** The ticks and results that wait on the device, and what a coach deletes. */
export const workoutOutboxOf = ({ repository, key }: typeof workoutRecords): OutboxRules => ({
  key,
  nameOf: (workout) => (workout as Workout).workoutTitle,
  pathOf: workoutPaths.workout,
  canWait: (changes) => Array.isArray(changes),
  made: () => {
    throw new Error('A workout is made by a coach, with the hub.');
  },
  changed: (item, changes) => {
    const workout = item as Workout;
    const stored = withSaves(workout.stored, changes as Saves) ?? workout.stored;
    return { ...workout, stored, exercises: withChanges(workout.exercises, changes as Saves) };
  },
  merged: (earlier, later) => mergeSaves(earlier as Saves, later as Saves),
  conflict: (_, changes, latest) => ({
    contested: contested(changes as Saves, latest as Workout),
    theirsAlone: [],
  }),
  // A save knows its own tries: what it finds contested is another's.
  isAlike: () => false,
  missing: (changes, latest) => missing(changes as Saves, latest as Workout),
  keptOver: (changes, latest) => over(changes as Saves, latest as Workout),
  leftBeside: (changes) => beside(changes as Saves),
  get: (id) => repository.get(id),
  create: () => Promise.reject(new Error('A workout is made by a coach, with the hub.')),
  update: (before, changes) => saveExercises(repository, before as Workout, changes as Saves),
  delete: repository.delete,
});

/** How what is done to this person's workouts waits. */
export const workoutOutbox = workoutOutboxOf(workoutRecords);
