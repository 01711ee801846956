import { useSession } from '@hub/auth';
import { HubError, useLive } from '@hub/pb-client';
import { useWayOut } from '@hub/tool-kit';
import { EmptyState, ErrorState, isNotFound, QueryState } from '@hub/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import History from 'lucide-react/icons/history';
import { useEffect } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { athleteQuery } from '../../api/athlete';
import { AthleteName } from '../../components/athlete-name';
import { WorkoutPage } from '../../components/workout-page';
import { type ExerciseName, namedExercise, pastResults } from '../../model/history';
import { coachPaths, TO_PEOPLE, workoutPaths } from '../../paths';
import { PastResults } from './past-results';
import { HistorySkeleton } from './skeletons';
import { MorePages } from '../more-pages';
import { historyKey, historyQuery } from '../queries';

/** Specification §8.22. */
const NOT_FETCHED = 'Failed to fetch exercise history.';

/**
 * /exercises/{exerciseId}/history: the person's past results of an exercise; with `?user={id}`, a coach sees
 * those of their athlete, and `?title=` distinguishes exercises whose id is the same label.
 */
export function HistoryPage() {
  const { user } = useSession();
  const { exerciseId = '' } = useParams();
  const [search] = useSearchParams();
  const athleteId = search.get('user');
  if (user === null) {
    return (
      <WorkoutPage title="History">
        <ErrorState error={new HubError('session', { message: 'User not found. Please log in.' })} />
      </WorkoutPage>
    );
  }
  const isCoaching = user.isAdmin && athleteId !== null && athleteId !== user.id;
  return (
    <ExerciseHistory
      userId={isCoaching ? athleteId : user.id}
      exercise={{ name: exerciseId, title: search.get('title') }}
      isCoaching={isCoaching}
    />
  );
}

/** A person's workouts, page after page until one has a result: only the last page tells that there is none. */
function useHistory(userId: string, name: ExerciseName) {
  useLive('workouts', historyKey);
  const query = useInfiniteQuery(historyQuery(userId));
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = query;
  const exercise = data && namedExercise(data, name);
  const results = exercise ? pastResults(data, exercise) : data && [];
  const isSearching = results?.length === 0 && hasNextPage;

  useEffect(() => {
    if (isSearching && !isFetching && !isError) void fetchNextPage();
  }, [fetchNextPage, isError, isFetching, isSearching]);

  return { query, title: exercise?.title, results: isSearching ? undefined : results };
}

interface ExerciseHistoryProps {
  userId: string;
  exercise: ExerciseName;
  isCoaching: boolean;
}

function ExerciseHistory({ userId, exercise, isCoaching }: ExerciseHistoryProps) {
  const { query, title, results } = useHistory(userId, exercise);
  const { back } = useWayOut();
  // A failure to load a further page is shown at the end of the list.
  const atTheEnd = query.isFetchNextPageError && results !== undefined;
  const athlete = useQuery({ ...athleteQuery(userId), enabled: isCoaching });
  const shown = isNotFound(athlete.error)
    ? { data: undefined, error: athlete.error, refetch: athlete.refetch }
    : {
        data: results,
        error: atTheEnd ? null : query.error,
        refetch: query.isFetchNextPageError ? query.fetchNextPage : query.refetch,
      };
  return (
    <WorkoutPage
      title={title ?? exercise.title ?? 'History'}
      back={() => back(isCoaching ? coachPaths.calendar(userId) : workoutPaths.activity)}
      isCoaching={isCoaching}
    >
      {isCoaching && <AthleteName userId={userId} />}
      <QueryState
        query={shown}
        failedToLoad={NOT_FETCHED}
        loading={<HistorySkeleton />}
        missing={TO_PEOPLE}
        empty={<EmptyState icon={History} title="No history yet for this exercise." />}
      >
        {(past) => (
          <>
            <PastResults userId={userId} results={past} isWhole={!query.hasNextPage} canRead={!isCoaching} />
            <MorePages query={query} failedToLoad={NOT_FETCHED} label="Show older" />
          </>
        )}
      </QueryState>
    </WorkoutPage>
  );
}
