import { calendarDate, count, flag, optionalText, text } from '@hub/pb-client';
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
  /** When its athlete was through with it, an instant; `null` for one that was not finished. */
  finished: v.optional(optionalText, null),
  /** What its athlete tells the coach. */
  note: v.optional(optionalText, null),
  /** Its athlete has made it; it is out of no plan. */
  own: v.optional(flag, false),
  /** Its athlete may move it to another day. */
  movable: v.optional(flag, false),
  /** The day on which it stood before its athlete moved it; `null` for one that was not moved. */
  movedFrom: v.optional(optionalText, null),
  /** The day for which it was generated; `''` for one that was not. */
  plannedDate: v.optional(text, ''),
  /** What a coach answers. */
  reply: v.optional(optionalText, null),
  /** When a coach saw it last, and when its athlete last did something with it: instants, `''` for never. */
  seen: v.optional(text, ''),
  acted: v.optional(text, ''),
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

/** What of a workout tells what stands on a day. */
export const standingWorkout = v.object({
  id: text,
  user: text,
  date: calendarDate,
  workoutTitle: text,
  plan: v.optional(text, ''),
  planWorkout: v.optional(text, ''),
  plannedDate: v.optional(text, ''),
});

/** A workout as far as it tells what stands on a day. */
export type StandingWorkout = v.InferOutput<typeof standingWorkout>;

/** A workout as it is kept on the device: its exercises are read anew from what the server keeps. */
export const persistedWorkout: v.GenericSchema<unknown, Workout> = v.pipe(
  v.object({ ...fields, stored: v.array(storedExercise) }),
  v.transform((workout) => ({ ...workout, exercises: readExercises(workout.stored) })),
);

/** What is decided about a workout; an athlete changes its exercises, its end and its note only. */
export interface WorkoutValues {
  user: string;
  date: string;
  workoutTitle: string;
  workoutDescription: string;
  exercises: Workout['stored'];
  finished?: string;
  note?: string;
  reply?: string;
}

/** What a workout of one's own is made with. */
export type NewWorkout = Pick<
  WorkoutValues,
  'user' | 'date' | 'workoutTitle' | 'workoutDescription' | 'exercises' | 'finished' | 'note'
>;

/** A workout of one's own as it is shown until the server has made it. */
export function unsentWorkout(
  id: string,
  { user, date, workoutTitle, workoutDescription, exercises: stored, finished, note }: NewWorkout,
): Workout {
  return {
    ...{ id, user, date, workoutTitle, workoutDescription: workoutDescription || null },
    ...{ plan: '', planWorkout: '', finished: finished || null, note: note || null, rev: 0 },
    ...{ own: true, movable: false, movedFrom: null, plannedDate: '', reply: null, seen: '', acted: '' },
    stored,
    exercises: readExercises(stored),
  };
}
