import { isAdmin } from '@hub/auth';
import { calendarDate, count, flag, optionalText, text } from '@hub/pb-client';
import type { ValuesOf } from '@hub/tool-kit';
import * as v from 'valibot';
import { readExercises } from '../model/exercise';
import type { ownAccountFields, personFields, Role } from '../model/person-fields';
import { parsedExercises } from './workout.schema';

/** The stored fields of a person. */
export const userRecord = v.object({
  id: text,
  email: text,
  name: optionalText,
  role: v.picklist(['user', 'admin', '']),
  isAdmin: flag,
  isDeactivated: v.optional(flag, false),
  timeZone: v.optional(optionalText, ''),
  rev: count,
});

/** The fields of a person that are read. */
export const PERSON_FIELDS = Object.keys(userRecord.entries).join(',');

/** As the server decides what they may do; the owner of the hub is always an admin (specification §6.3). */
function roleOf(record: v.InferOutput<typeof userRecord>): Role {
  return isAdmin(record) ? 'admin' : 'user';
}

/** A record of the collection `users` as a coach knows it. */
export const person = v.pipe(
  userRecord,
  v.transform((record) => {
    const { id, email, name, isDeactivated, timeZone, rev } = record;
    return { id, email, name, isDeactivated, timeZone, rev, role: roleOf(record) };
  }),
);

/** A person on the hub. */
export type Person = v.InferOutput<typeof person>;

/** The fields of a person that an admin sets; an existing person's password is set separately. */
export type PersonValues = ValuesOf<typeof personFields> &
  ValuesOf<typeof ownAccountFields> & { isDeactivated: boolean };

/** The fields of a workout that show a person's progress. */
export const trainedWorkout = v.object({
  id: text,
  user: text,
  date: calendarDate,
  exercises: parsedExercises,
});

/** A person's workout, reduced to what shows their progress. */
export type TrainedWorkout = v.InferOutput<typeof trainedWorkout>;

/** The owner and the title of a plan. */
export const activePlan = v.object({ id: text, user: text, planTitle: text });

/** A plan that somebody follows. */
export type ActivePlan = v.InferOutput<typeof activePlan>;

/** The fields of a plan that contain its exercises. */
export const plannedExercises = v.object({
  id: text,
  workouts: v.pipe(
    v.nullish(v.array(v.looseObject({ exercises: v.nullish(v.array(v.looseObject({})), []) })), []),
    v.transform((workouts) => workouts.flatMap(({ exercises }) => readExercises(exercises))),
  ),
});
