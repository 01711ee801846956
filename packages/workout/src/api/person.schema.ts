import { isAdmin } from '@hub/auth';
import { calendarDate, count, flag, optionalText, text } from '@hub/pb-client';
import type { ValuesOf } from '@hub/tool-kit';
import * as v from 'valibot';
import { readExercises } from '../model/exercise';
import type { ownAccountFields, personFields, Role } from '../model/person-fields';

const userRecord = v.object({
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

/** Somebody on the hub. */
export type Person = v.InferOutput<typeof person>;

/** What is decided about a person; the password of somebody who is there is set by itself. */
export type PersonValues = ValuesOf<typeof personFields> &
  ValuesOf<typeof ownAccountFields> & { isDeactivated: boolean };

/** What of a workout tells how somebody is doing. */
export const trainedWorkout = v.object({
  id: text,
  user: text,
  date: calendarDate,
  exercises: v.pipe(
    v.nullish(v.array(v.looseObject({})), []),
    v.transform((stored) => readExercises(stored)),
  ),
});

/** A workout of somebody, as far as it tells how they are doing. */
export type TrainedWorkout = v.InferOutput<typeof trainedWorkout>;

/** Whose plan it is, and its title. */
export const activePlan = v.object({ id: text, user: text, planTitle: text });

/** A plan that somebody follows. */
export type ActivePlan = v.InferOutput<typeof activePlan>;

/** What of a plan tells which exercises stand in it. */
export const plannedExercises = v.object({
  id: text,
  workouts: v.pipe(
    v.nullish(v.array(v.looseObject({ exercises: v.nullish(v.array(v.looseObject({})), []) })), []),
    v.transform((workouts) => workouts.flatMap(({ exercises }) => readExercises(exercises))),
  ),
});
