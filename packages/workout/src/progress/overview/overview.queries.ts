import { addDays, type CalendarDate } from '@hub/calendar';
import { calendarDate, count, pb, text } from '@hub/pb-client';
import { recordRepository } from '@hub/tool-kit';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type PocketBase from 'pocketbase';
import * as v from 'valibot';
import { parsedExercises } from '../../api/workout.schema';
import { workoutsKey } from '../../api/workouts';
import { lastDayOfWeek, LONGEST_DAYS, outcomeOf, type Outcome } from './figures';

/** The page size (specification §9.20). */
const PAGE_SIZE = 100;

/** A workout with only its date and ticks. */
const tickedWorkout = v.object({
  id: text,
  rev: count,
  date: calendarDate,
  exercises: parsedExercises,
});

/** The workouts of `user` in the overview: those of the last 90 days, and the remaining ones of this week. */
export function overviewRepository(client: PocketBase) {
  const workouts = recordRepository(client, { collection: 'workouts', schema: tickedWorkout });
  return {
    listOutcomes: async (user: string, today: CalendarDate): Promise<Outcome[]> => {
      const range = { user, from: addDays(today, 1 - LONGEST_DAYS), to: lastDayOfWeek(today) };
      const ticked = await workouts.listAll({
        perPage: PAGE_SIZE,
        filter: client.filter('user = {:user} && date >= {:from} && date <= {:to}', range),
        sort: 'date,id',
        fields: 'id,rev,date,exercises.completed',
      });
      return ticked.map((workout) => outcomeOf(workout, today)).filter((outcome) => outcome !== null);
    },
  };
}

const repository = overviewRepository(pb);

/** The outcomes of a person's workouts. After midnight, the previous ones stay until the new have loaded. */
export const outcomesQuery = (user: string, today: CalendarDate) =>
  queryOptions({
    queryKey: [...workoutsKey, 'outcomes', user, today],
    queryFn: () => repository.listOutcomes(user, today),
    placeholderData: keepPreviousData,
  });
