import { addDays, type CalendarDate } from '@hub/calendar';
import { calendarDate, listAll, pb, text } from '@hub/pb-client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type PocketBase from 'pocketbase';
import * as v from 'valibot';
import { storedMuscles } from '../api/exercise.schema';
import { exercisesKey } from '../api/exercises';
import { workoutsKey } from '../api/workouts';
import { readSets } from '../rules';

/** The page size (specification §9.20). */
const WORKOUTS_PAGE_SIZE = 100;
const EXERCISES_PAGE_SIZE = 500;

const trainedExercise = v.object({
  code: v.optional(text, ''),
  sets: v.pipe(v.optional(v.unknown(), null), v.transform(readSets)),
});

/** A workout with only its exercises' codes and sets. It has no revision, so that no screen uses it as a whole workout. */
export const trainedSets = v.object({
  id: text,
  date: calendarDate,
  exercises: v.nullish(v.array(trainedExercise), []),
});

/** An exercise with only its muscles. */
export const workedExercise = v.object({ id: text, muscles: storedMuscles, secondary: storedMuscles });

/** The data of the volume by muscle, with the permissions of `client`'s person. */
export function musclesRepository(client: PocketBase) {
  return {
    /** The sets of a person's workouts between two dates, both included. */
    listSets: (user: string, from: CalendarDate, to: CalendarDate) =>
      listAll(client, 'workouts', trainedSets, {
        perPage: WORKOUTS_PAGE_SIZE,
        sort: 'date,id',
        filter: client.filter('user = {:user} && date >= {:from} && date <= {:to}', { user, from, to }),
        fields: 'id,date,exercises.code,exercises.sets',
      }),

    /** The muscles of all exercises. */
    listMuscles: () =>
      listAll(client, 'exercises', workedExercise, {
        perPage: EXERCISES_PAGE_SIZE,
        sort: 'title,id',
        fields: 'id,muscles,secondary',
      }),
  };
}

/** The number of days whose sets are counted, including today (specification §9.330). */
export const VOLUME_DAYS = 7;

const repository = musclesRepository(pb);

/** The sets of a person's last days. After midnight, the previous ones stay until the new ones have loaded. */
export const lastSetsQuery = (user: string, today: CalendarDate) =>
  queryOptions({
    queryKey: [...workoutsKey, 'sets', user, today],
    queryFn: () => repository.listSets(user, addDays(today, 1 - VOLUME_DAYS), today),
    placeholderData: keepPreviousData,
  });

/** The muscles of all exercises. */
export const musclesQuery = () =>
  queryOptions({ queryKey: [...exercisesKey, 'muscles'], queryFn: repository.listMuscles });
