import { calendarDate, count, optionalText, text } from '@hub/pb-client';
import { keptList, keptPages, type KeptParsers } from '@hub/tool-kit';
import * as v from 'valibot';
import { libraryExercise } from './api/exercise.schema';
import { exercisesKey } from './api/exercises';
import { peopleKey } from './api/people';
import { activePlan, type Person, trainedWorkout } from './api/person.schema';
import { planItem, plansKey } from './api/plans';
import { keptWorkout } from './api/workout.schema';
import { workoutsKey } from './api/workouts';
import { historyKey } from './athlete/queries';
import type { Outcome } from './progress/overview/figures';

const keptPerson: v.GenericSchema<unknown, Person> = v.object({
  id: text,
  email: text,
  name: optionalText,
  rev: count,
  role: v.picklist(['user', 'admin']),
});

/** Whom a coach looks after. */
const keptAthlete = v.object({ id: text, name: text, rev: count });

const outcome: v.GenericSchema<unknown, Outcome> = v.object({
  date: calendarDate,
  kind: v.picklist(['done', 'missed', 'to-come']),
});

/** Read what is kept of Workout on the device, of an athlete and of a coach. */
export const workoutKept: KeptParsers = [
  [[...workoutsKey, 'upcoming'], keptPages(keptWorkout)],
  [[...workoutsKey, 'past'], keptPages(keptWorkout)],
  [historyKey, keptPages(keptWorkout)],
  [[...workoutsKey, 'days'], keptList(keptWorkout)],
  [[...workoutsKey, 'trained'], keptList(trainedWorkout)],
  [[...workoutsKey, 'item'], keptWorkout],
  [[...workoutsKey, 'outcomes'], keptList(outcome)],
  [[...exercisesKey, 'list'], keptList(libraryExercise)],
  [[...exercisesKey, 'count'], count],
  [[...exercisesKey, 'item'], libraryExercise],
  [[...plansKey, 'of'], keptList(planItem)],
  [[...plansKey, 'active'], keptList(activePlan)],
  [[...plansKey, 'with'], count],
  [[...plansKey, 'item'], planItem],
  [[...peopleKey, 'list'], keptList(keptPerson)],
  [[...peopleKey, 'count'], count],
  [[...peopleKey, 'item'], keptPerson],
  [['athletes'], keptAthlete],
];
