import { addDays, type CalendarDate } from '@hub/calendar';
import { pb } from '@hub/pb-client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { exercisesKey } from '../api/exercises';
import { workoutsKey } from '../api/workouts';
import { musclesRepository } from './muscles.repo';

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
