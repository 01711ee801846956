import { calendarDate, count, flag, optionalText, text } from '@hub/pb-client';
import * as v from 'valibot';
import { isBegunWorkout } from '../rules';
import { readExercises } from '../model/exercise';

const storedExercise = v.looseObject({});

/** A stored list of exercises; an old record may have none. */
const storedExercises = v.nullish(v.array(storedExercise), []);

/** A stored list of exercises, parsed. */
export const parsedExercises = v.pipe(
  storedExercises,
  v.transform((stored) => readExercises(stored)),
);

const fields = {
  id: text,
  user: text,
  date: calendarDate,
  workoutTitle: text,
  workoutDescription: optionalText,
  plan: v.optional(text, ''),
  planWorkout: v.optional(text, ''),
  /** When its athlete finished it, an instant; `null` if it is not finished. */
  finished: v.optional(optionalText, null),
  /** Its athlete's note to the coach. */
  note: v.optional(optionalText, null),
  /** Whether its athlete has created it, without a plan. */
  own: v.optional(flag, false),
  /** Whether its athlete may move it to another day. */
  movable: v.optional(flag, false),
  /** The day from which its athlete has moved it; `null` if it was not moved. */
  movedFrom: v.optional(optionalText, null),
  /** The day for which it was generated; `''` if it was not generated. */
  plannedDate: v.optional(text, ''),
  /** A coach's reply. */
  reply: v.optional(optionalText, null),
  /** When a coach last saw it, and when its athlete last changed it: instants, `''` for never. */
  seen: v.optional(text, ''),
  acted: v.optional(text, ''),
  rev: count,
};

/** A record of the collection `workouts`, parsed. */
export const workoutItem = v.pipe(
  v.object({ ...fields, exercises: storedExercises }),
  v.transform(({ exercises: stored, ...workout }) => ({
    ...workout,
    exercises: readExercises(stored),
    /** The exercises in their stored form: a save sends these, with only the changes merged in. */
    stored,
  })),
);

/** A workout of one athlete on one day. */
export type Workout = v.InferOutput<typeof workoutItem>;

const { id, user, date, workoutTitle, plan, planWorkout, plannedDate } = fields;

/** The fields of a workout that a calendar needs. */
export const standingWorkout = v.object({ id, user, date, workoutTitle, plan, planWorkout, plannedDate });

/** A workout with only the fields that a calendar needs. */
export type StandingWorkout = v.InferOutput<typeof standingWorkout>;

/** The fields that identify an occurrence of a plan, and tell whether the plan may still change the workout. */
export const knownWorkout = v.pipe(
  v.object({
    ...standingWorkout.entries,
    planMark: v.optional(text, ''),
    finished: fields.finished,
    note: fields.note,
    exercises: storedExercises,
  }),
  v.transform(({ finished, note, exercises, ...workout }) => ({
    ...workout,
    isBegun: isBegunWorkout({ exercises, finished, note }),
  })),
);

/** A workout with only these fields. */
export type KnownWorkout = v.InferOutput<typeof knownWorkout>;

/** A workout as it is stored on the device: its exercises are parsed again from the stored form. */
export const persistedWorkout: v.GenericSchema<unknown, Workout> = v.pipe(
  v.object({ ...fields, stored: v.array(storedExercise) }),
  v.transform((workout) => ({ ...workout, exercises: readExercises(workout.stored) })),
);

/** The values of a workout; an athlete changes only its exercises, its end and its note. */
export interface WorkoutValues {
  user: string;
  date: string;
  workoutTitle: string;
  workoutDescription: string;
  exercises: Workout['stored'];
  /** The plan to which it belongs, and the key of the plan's workout. */
  plan?: string;
  planWorkout?: string;
  finished?: string;
  note?: string;
  reply?: string;
}

/** The values of a new workout of the person's own. */
export type NewWorkout = Pick<
  WorkoutValues,
  'user' | 'date' | 'workoutTitle' | 'workoutDescription' | 'exercises' | 'finished' | 'note'
>;

/** A new workout of the person's own, as it is shown until the server has created it. */
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
