import type { CalendarDate } from '@hub/calendar';
import { placeOf, type ExerciseSave, mergeSets, type SetChange, withChange } from '../rules';
import { type Exercise, readExercises, type StoredExercise } from './exercise';

/** A person's change of one exercise in a workout. */
export interface ExerciseEdit extends ExerciseSave {
  exerciseId: string;
  /** The exercise to add at the end, in the person's own workout. Its `id` is `exerciseId`. */
  added?: StoredExercise;
  /** Whether to remove the exercise, in the person's own workout. */
  removed?: true;
}

/**
 * An athlete's change of a whole workout; the title can be changed only in their own. Missing fields are not changed.
 */
export interface WholeEdit {
  /** An instant, as ISO 8601 in UTC. */
  finished?: string;
  /** `''` deletes it. */
  note?: string;
  date?: CalendarDate;
  workoutTitle?: string;
}

/** A person's change of a workout: of one exercise, or of the whole. */
export type WorkoutEdit = ExerciseEdit | WholeEdit;

/** Whether an edit changes one exercise. */
export function isOfExercise(edit: WorkoutEdit): edit is ExerciseEdit {
  return 'exerciseId' in edit;
}

interface Exercises {
  /** In their stored form. */
  stored: readonly StoredExercise[];
  exercises: readonly Exercise[];
  finished?: string | null;
  note?: string | null;
  date?: CalendarDate;
  workoutTitle?: string;
}

function withWhole<Workout extends Exercises>(workout: Workout, { note, ...edit }: WholeEdit): Workout {
  return {
    ...workout,
    ...edit,
    ...(note !== undefined && { note: note.trim() || null }),
  };
}

/** A stored list after one edit: the same array if nothing differs. */
function listWithEdit(
  stored: readonly StoredExercise[],
  { exerciseId, added, removed, ...edit }: ExerciseEdit,
): readonly StoredExercise[] {
  const place = placeOf(stored, exerciseId);
  if (removed) return place < 0 ? stored : stored.filter((_, index) => index !== place);
  return withChange(added !== undefined && place < 0 ? [...stored, added] : stored, exerciseId, edit);
}

/** A stored list after `edits`, in their order; an edit of a deleted exercise has no effect. */
export function listWithEdits(
  stored: readonly StoredExercise[],
  edits: readonly ExerciseEdit[],
): readonly StoredExercise[] {
  return edits.reduce(listWithEdit, stored);
}

function withEdit<Workout extends Exercises>(workout: Workout, edit: WorkoutEdit): Workout {
  if (!isOfExercise(edit)) return withWhole(workout, edit);
  const stored = listWithEdit(workout.stored, edit);
  return stored === workout.stored ? workout : { ...workout, stored, exercises: readExercises(stored) };
}

/** A workout after `edits`. */
export function withEdits<Workout extends Exercises>(
  workout: Workout,
  edits: readonly WorkoutEdit[],
): Workout {
  return edits.reduce(withEdit<Workout>, workout);
}

/** The edit that changes an exercise to the wanted state; none if it is already in it. */
function editOf(mine: Exercise, theirs: Exercise): ExerciseEdit[] {
  const { id: exerciseId, completed, results } = mine;
  const lost = theirs.sets.filter(({ id }) => mine.sets.every((set) => set.id !== id));
  const sets: SetChange[] = [
    ...mine.sets.map(({ records: _, ...set }) => set),
    ...lost.map(({ id }) => ({ id, removed: true as const })),
  ];
  const isSame =
    completed === theirs.completed &&
    results === theirs.results &&
    mergeSets(theirs.sets, sets) === theirs.sets;
  // Tick and results are included, because otherwise they would be derived from the sets.
  return isSame ? [] : [{ exerciseId, completed, results, sets }];
}

/** The edits that change the exercises of a stored list to the wanted ones; none if they are the same. */
export function editsBetween(
  wanted: readonly StoredExercise[],
  stored: readonly StoredExercise[],
): ExerciseEdit[] {
  const [mine, theirs] = [readExercises(wanted), readExercises(stored)];
  const removedByOthers = theirs.filter(({ id }) => mine.every((exercise) => exercise.id !== id));
  const others = mine.flatMap((exercise, index): ExerciseEdit[] => {
    const there = theirs.find(({ id }) => id === exercise.id);
    if (there !== undefined) return editOf(exercise, there);
    return [{ exerciseId: exercise.id, added: { ...wanted[index], id: exercise.id } }];
  });
  return [...removedByOthers.map(({ id }): ExerciseEdit => ({ exerciseId: id, removed: true })), ...others];
}
