import { calendarDate, count, optionalText, text } from '@hub/pb-client';
import * as v from 'valibot';
import { readExercises } from '../model/exercise';

const storedExercise = v.looseObject({});

/** A list of exercises as it is stored; an old record may have none. */
const storedExercises = v.pipe(
  v.nullish(v.array(storedExercise), []),
  v.transform((stored) => ({ stored, exercises: readExercises(stored) })),
);

const fields = {
  id: text,
  user: text,
  date: calendarDate,
  workoutTitle: text,
  workoutDescription: optionalText,
  plan: v.optional(text, ''),
  planWorkout: v.optional(text, ''),
  rev: count,
};

/** A record of the collection `workouts` as the tool knows it. */
export const workoutItem = v.pipe(
  v.object({ ...fields, exercises: storedExercises }),
  v.transform(({ exercises: { stored, exercises }, ...workout }) => ({
    ...workout,
    exercises,
    /** The exercises as the server keeps them: a change sends these, with only what was changed put into them. */
    stored,
  })),
);

/** A workout of one athlete on one day. */
export type Workout = v.InferOutput<typeof workoutItem>;

/** A workout as it is kept on the device: its exercises are read anew from what the server keeps. */
export const persistedWorkout: v.GenericSchema<unknown, Workout> = v.pipe(
  v.object({ ...fields, stored: v.array(storedExercise) }),
  v.transform((workout) => ({ ...workout, exercises: readExercises(workout.stored) })),
);

/** What is decided about a workout; an athlete changes its exercises only. */
export interface WorkoutValues {
  user: string;
  date: string;
  workoutTitle: string;
  workoutDescription: string;
  exercises: Workout['stored'];
}
