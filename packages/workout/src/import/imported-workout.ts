import type { CalendarDate } from '@hub/calendar';
import type { ExerciseSet, ExerciseTarget, SetValues } from '../rules';
import type { Moment } from './moment';

/** A completed workout of the person's own, as the values of a record of `workouts`. */
export interface ImportedWorkout {
  date: CalendarDate;
  workoutTitle: string;
  /** When it ended: an instant. */
  finished: string;
  note: string;
  exercises: readonly ImportedExercise[];
}

/** A completed exercise of such a workout. */
export interface ImportedExercise {
  id: string;
  code: string;
  title: string;
  notes: string;
  completed: true;
  results: string;
  sets: readonly ExerciseSet[];
  /** Only for an exercise in a superset. */
  target?: ExerciseTarget;
}

/** The workout to which a set belongs. */
export interface LoggedWorkout {
  /** `''` for none. */
  title: string;
  start: Moment;
  /** `null` if the file does not contain it. */
  end: Date | null;
  note: string;
}

/** A set in a row of a file. */
export interface LoggedSet {
  line: number;
  /** A key that only the sets of one workout share. */
  workoutKey: string;
  workout: LoggedWorkout;
  exercise: string;
  /** A key that distinguishes the supersets of a workout; `''` for a set outside of a superset. */
  superset: string;
  notes: string;
  /** `null` for a row that is only about the exercise. */
  values: SetValues | null;
}
