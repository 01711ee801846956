import { calendarDate, count } from '@hub/pb-client';
import { persistedList, persistedPages, type PersistedParsers } from '@hub/tool-kit';
import * as v from 'valibot';
import { athlete } from './api/athlete';
import { libraryExercise } from './api/exercise.schema';
import { exercisesKey } from './api/exercises';
import { peopleKey } from './api/people';
import { activePlan, type Person, trainedWorkout, userRecord } from './api/person.schema';
import { planItem, plansKey } from './api/plans';
import { persistedWorkout, standingWorkout } from './api/workout.schema';
import { settingsKey, storedSettings } from './api/training-settings';
import { workoutsKey } from './api/workouts';
import { historyKey } from './athlete/queries';
import { trainedSets, workedExercise } from './muscles/muscles.queries';
import type { Outcome } from './progress/overview/figures';

const { isAdmin: _, ...personFields } = userRecord.entries;
const persistedPerson: v.GenericSchema<unknown, Person> = v.object({
  ...personFields,
  role: v.picklist(['user', 'admin']),
});

const outcome: v.GenericSchema<unknown, Outcome> = v.object({
  date: calendarDate,
  kind: v.picklist(['done', 'missed', 'to-come']),
});

/** Parse the persisted queries of Workout, those of an athlete and of a coach. */
export const workoutParsers: PersistedParsers = [
  [[...workoutsKey, 'upcoming'], persistedPages(persistedWorkout)],
  [[...workoutsKey, 'past'], persistedPages(persistedWorkout)],
  [historyKey, persistedPages(persistedWorkout)],
  [[...workoutsKey, 'days'], persistedList(persistedWorkout)],
  [[...workoutsKey, 'trained'], persistedList(trainedWorkout)],
  [[...workoutsKey, 'trained-by'], persistedList(trainedWorkout)],
  [[...workoutsKey, 'standing'], persistedList(standingWorkout)],
  [[...workoutsKey, 'item'], persistedWorkout],
  [[...workoutsKey, 'sets'], persistedList(trainedSets)],
  [[...workoutsKey, 'outcomes'], persistedList(outcome)],
  [[...exercisesKey, 'list'], persistedList(libraryExercise)],
  [[...exercisesKey, 'count'], count],
  [[...exercisesKey, 'muscles'], persistedList(workedExercise)],
  [[...exercisesKey, 'item'], libraryExercise],
  [[...plansKey, 'of'], persistedList(planItem)],
  [[...plansKey, 'current'], persistedList(planItem)],
  [[...plansKey, 'active'], persistedList(activePlan)],
  [[...plansKey, 'with'], count],
  [[...plansKey, 'item'], planItem],
  [[...peopleKey, 'list'], persistedList(persistedPerson)],
  [[...peopleKey, 'count'], count],
  [[...peopleKey, 'item'], persistedPerson],
  [['athletes'], athlete],
  [[...settingsKey, 'list'], persistedList(storedSettings)],
];
