import type { CalendarDate } from '@hub/calendar';
import { pb } from '@hub/pb-client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { workoutsKey } from '../../api/workouts';
import { overviewRepository } from './overview.repo';

const repository = overviewRepository(pb);

/** The outcomes of a person's workouts. After midnight, the previous ones stay until the new have loaded. */
export const outcomesQuery = (user: string, today: CalendarDate) =>
  queryOptions({
    queryKey: [...workoutsKey, 'outcomes', user, today],
    queryFn: () => repository.listOutcomes(user, today),
    placeholderData: keepPreviousData,
  });
