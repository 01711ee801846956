import { type ExerciseSave, withChange } from '../rules';
import { type Exercise, readExercises, type StoredExercise } from './exercise';

/** What a person does to one exercise of a workout. */
export interface ExerciseEdit extends ExerciseSave {
  exerciseId: string;
}

interface Exercises {
  /** As the server keeps them. */
  stored: readonly StoredExercise[];
  exercises: readonly Exercise[];
}

/** A workout as it will be once `edits` are saved, the later over the earlier; one of an exercise that has gone does nothing. */
export function withEdits<Workout extends Exercises>(
  workout: Workout,
  edits: readonly ExerciseEdit[],
): Workout {
  const stored = edits.reduce(
    (list, { exerciseId, ...edit }) => withChange(list, exerciseId, edit),
    workout.stored,
  );
  return stored === workout.stored ? workout : { ...workout, stored, exercises: readExercises(stored) };
}
