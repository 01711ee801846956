import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Workout } from '../../api/workout.schema';
import type { Exercise } from '../../model/exercise';
import { isLookedThrough, lastResult, type PastResult } from '../../model/history';
import { historyQuery } from '../queries';

/** The last results of an exercise before this workout; `undefined` while loading. */
export function useLastResult(workout: Workout, exercise: Exercise): PastResult | undefined {
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = useInfiniteQuery(
    historyQuery(workout.user),
  );
  const last = data && lastResult(data, workout, exercise);
  const goesOn = data !== undefined && last === undefined && !isLookedThrough(data, workout);

  useEffect(() => {
    if (goesOn && hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [fetchNextPage, goesOn, hasNextPage, isError, isFetching]);

  return last;
}
