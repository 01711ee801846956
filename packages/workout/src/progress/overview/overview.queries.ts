import type { CalendarDate } from '@hub/calendar';
import { pb } from '@hub/pb-client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { workoutsKey } from '../../api/workouts';
import { overviewRepository } from './overview.repo';

const repository = overviewRepository(pb);

/** What came of a person's workouts. Past midnight the last figures stay until the new day's are there. */
export const outcomesQuery = (user: string, today: CalendarDate) =>
  queryOptions({
    queryKey: [...workoutsKey, 'outcomes', user, today],
    queryFn: () => repository.listOutcomes(user, today),
    placeholderData: keepPreviousData,
  });
