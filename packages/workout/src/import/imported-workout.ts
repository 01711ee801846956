import type { CalendarDate } from '@hub/calendar';
import type { ExerciseSet, ExerciseTarget, SetValues } from '../rules';
import type { Moment } from './moment';

/** A workout of one's own that was done, as the values of a record of `workouts`. */
export interface ImportedWorkout {
  date: CalendarDate;
  workoutTitle: string;
  /** When it was over: an instant. */
  finished: string;
  note: string;
  exercises: readonly ImportedExercise[];
}

/** An exercise of such a workout: all of it was done. */
export interface ImportedExercise {
  id: string;
  code: string;
  title: string;
  notes: string;
  completed: true;
  results: string;
  sets: readonly ExerciseSet[];
  /** Where it is one of a superset. */
  target?: ExerciseTarget;
}

/** The workout that a set is of. */
export interface LoggedWorkout {
  /** `''` for none. */
  title: string;
  start: Moment;
  /** `null` where the file does not say. */
  end: Date | null;
  note: string;
}

/** A set as a row of a file says it. */
export interface LoggedSet {
  line: number;
  /** What the sets of one workout have in common, and no other. */
  workoutKey: string;
  workout: LoggedWorkout;
  exercise: string;
  /** What tells the supersets of a workout apart; `''` for a set of none. */
  superset: string;
  notes: string;
  /** `null` for a row that says something of the exercise alone. */
  values: SetValues | null;
}
