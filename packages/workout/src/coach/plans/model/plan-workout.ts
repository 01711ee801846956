import { distinctNames, exerciseNames, readObjects, readPlanWorkouts, textOrEmpty } from '../../../rules';
import type { StoredExercise } from '../../../model/exercise';
import { type PlanExercise, storeExercise } from './plan-exercise';

/** A workout of a plan in its stored form (specification §3.24). */
export type StoredPlanWorkout = Readonly<Record<string, unknown>>;

/** A workout of a plan in the editor (specification §3.25). */
export interface PlanWorkout {
  /** It never changes, so that nothing is generated twice. */
  id: string;
  title: string;
  description: string;
  /** `weekly`, `bi-weekly` or `monthly`; `daily` in old plans. */
  frequency: string;
  /** Weekdays in lower case, such as `tuesday`; old plans can contain other values. */
  days: readonly string[];
  exercises: readonly PlanExercise[];
  /** Text in its exercise picker that is not added. */
  unaddedExercise?: string;
  /** Its complete stored form, including fields that the editor does not know. */
  stored: StoredPlanWorkout;
}

/** Gives every exercise an id that is unique within its workout, and the same each time that it is read. */
function withIds(exercises: readonly StoredExercise[]): PlanExercise[] {
  const ids = distinctNames(exerciseNames(exercises));
  return exercises.map((exercise, index) => ({ ...exercise, id: ids[index] ?? '' }));
}

/** Parses a plan's workouts for the editor; one without an id keeps the key under which it is generated. */
export function readWorkouts(stored: readonly StoredPlanWorkout[] | undefined): PlanWorkout[] {
  const entries = readObjects(stored);
  return readPlanWorkouts(entries).map(({ key, title, frequency, days }, index) => {
    const entry = entries[index] ?? {};
    return {
      id: key || `workout-${String(index + 1)}`,
      title,
      description: textOrEmpty(entry['workoutDescription']),
      frequency,
      days: days.map((day) => day.trim().toLowerCase()).filter((day) => day !== ''),
      exercises: withIds(readObjects(entry['exercises'])),
      stored: entry,
    };
  });
}

/** Text that is typed but not added counts as a change. It is never sent, because the plan can't be saved with it. */
const unaddedPart = (typed = '') => (typed.trim() === '' ? {} : { unaddedExercise: typed.trim() });

/** The workouts in their stored form: the first day as `workoutDay`, all days as `workoutDays`. */
export function storeWorkouts(workouts: readonly PlanWorkout[]): StoredPlanWorkout[] {
  return workouts.map(({ id, title, description, frequency, days, exercises, unaddedExercise, stored }) => ({
    ...stored,
    ...unaddedPart(unaddedExercise),
    id,
    workoutTitle: title.trim(),
    workoutDescription: description.trim(),
    frequency,
    workoutDay: days[0] ?? '',
    workoutDays: days,
    exercises: exercises.map(storeExercise),
  }));
}

/** An empty new workout. */
export function emptyWorkout(id: string): PlanWorkout {
  return { id, title: '', description: '', frequency: 'weekly', days: [], exercises: [], stored: {} };
}

/** The workouts with a copy of one of them right after it. */
export function withCopy(workouts: readonly PlanWorkout[], original: PlanWorkout, id: string): PlanWorkout[] {
  const copy = { ...original, id, title: `${original.title} (copy)`.trim(), unaddedExercise: '' };
  return workouts.flatMap((workout) => (workout.id === original.id ? [workout, copy] : [workout]));
}
