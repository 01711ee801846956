import type { CalendarDate } from '@hub/calendar';
import { placeOf, type ExerciseSave, mergeSets, type SetChange, withChange } from '../rules';
import { type Exercise, readExercises, type StoredExercise } from './exercise';

/** What a person does to one exercise of a workout. */
export interface ExerciseEdit extends ExerciseSave {
  exerciseId: string;
  /** The exercise is added with the edit, at the end; in a workout of one's own. Its `id` is `exerciseId`. */
  added?: StoredExercise;
  /** The exercise is taken away; in a workout of one's own. */
  removed?: true;
}

/**
 * What an athlete says of a whole workout: when it was over, a note to the coach, its day, and of their own its title. What is
 * left out stays.
 */
export interface WholeEdit {
  /** An instant, as ISO 8601 in UTC. */
  finished?: string;
  /** `''` for none. */
  note?: string;
  date?: CalendarDate;
  workoutTitle?: string;
}

/** What a person does to a workout: to one exercise of it, or to the whole. */
export type WorkoutEdit = ExerciseEdit | WholeEdit;

/** Whether an edit is of one exercise. */
export function isOfExercise(edit: WorkoutEdit): edit is ExerciseEdit {
  return 'exerciseId' in edit;
}

interface Exercises {
  /** As the server keeps them. */
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

/** A stored list after one edit: the same list where nothing differs. */
function listWithEdit(
  stored: readonly StoredExercise[],
  { exerciseId, added, removed, ...edit }: ExerciseEdit,
): readonly StoredExercise[] {
  const place = placeOf(stored, exerciseId);
  if (removed) return place < 0 ? stored : stored.filter((_, index) => index !== place);
  return withChange(added !== undefined && place < 0 ? [...stored, added] : stored, exerciseId, edit);
}

/** A stored list once `edits` are saved, the later over the earlier; one of an exercise that has gone does nothing. */
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

/** A workout as it will be once `edits` are saved. */
export function withEdits<Workout extends Exercises>(
  workout: Workout,
  edits: readonly WorkoutEdit[],
): Workout {
  return edits.reduce(withEdit<Workout>, workout);
}

/** The edit that makes an exercise what it is to be; none where it is that already. */
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
  // Tick and results are said with the sets, for they would follow from them otherwise.
  return isSame ? [] : [{ exerciseId, completed, results, sets }];
}

/** What of the exercises of one list another one lacks, as edits of that one; none where both are alike. */
export function editsBetween(
  wanted: readonly StoredExercise[],
  stored: readonly StoredExercise[],
): ExerciseEdit[] {
  const [mine, theirs] = [readExercises(wanted), readExercises(stored)];
  const gone = theirs.filter(({ id }) => mine.every((exercise) => exercise.id !== id));
  const others = mine.flatMap((exercise, index): ExerciseEdit[] => {
    const there = theirs.find(({ id }) => id === exercise.id);
    if (there !== undefined) return editOf(exercise, there);
    return [{ exerciseId: exercise.id, added: { ...wanted[index], id: exercise.id } }];
  });
  return [...gone.map(({ id }): ExerciseEdit => ({ exerciseId: id, removed: true })), ...others];
}
