import { useSession } from '@hub/auth';
import type { CalendarDate } from '@hub/calendar';
import { useLive } from '@hub/pb-client';
import { useListWithWaiting, useToday } from '@hub/tool-kit';
import { EmptyState, LinkButton, QueryState, Tabs } from '@hub/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column';
import Dumbbell from 'lucide-react/icons/dumbbell';
import Play from 'lucide-react/icons/play';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type OwnList as Tab, workoutOrder, workoutRecords, workoutsKey } from '../api/workouts';
import { WorkoutPage } from '../components/workout-page';
import { statusOf } from '../model/workout-status';
import { coachPaths, progressPaths, workoutPaths } from '../paths';
import { ActivitySkeleton } from './activity-skeleton';
import { MorePages } from './more-pages';
import { pastQuery, upcomingQuery } from './queries';
import { WorkoutCard } from './workout-card';

const TABS = [
  { id: 'upcoming', label: 'UPCOMING' },
  { id: 'past', label: 'PAST' },
] as const;

const LISTS = {
  upcoming: { query: upcomingQuery, label: 'Upcoming workouts', empty: 'No upcoming workouts scheduled.' },
  past: { query: pastQuery, label: 'Past workouts', empty: 'No past workouts yet.' },
};

const NOT_LOADED = 'Failed to load.';

/** /workout: the person's own workouts, upcoming and past. */
export function ActivityPage() {
  useLive('workouts', workoutsKey);
  const today = useToday();
  const [params, setParams] = useSearchParams();
  const tab: Tab = params.get('tab') === 'past' ? 'past' : 'upcoming';
  return (
    <WorkoutPage
      title="Activity"
      back="/"
      actions={
        <LinkButton variant="quiet" size="sm" icon={ChartNoAxesColumn} to={progressPaths.start}>
          Progress
        </LinkButton>
      }
    >
      <LinkButton variant="quiet" icon={Play} to={workoutPaths.start}>
        Start a workout
      </LinkButton>
      <Tabs
        label="Workouts"
        tabs={TABS}
        value={tab}
        onChange={(id) => setParams(id === 'past' ? { tab: id } : {}, { replace: true })}
      >
        <WorkoutList key={tab} tab={tab} today={today} />
      </Tabs>
    </WorkoutPage>
  );
}

function WorkoutList({ tab, today }: { tab: Tab; today: CalendarDate }) {
  const personId = useSession().user?.id ?? '';
  const { query: queryOf, label } = LISTS[tab];
  const query = useInfiniteQuery(queryOf(personId, today));
  // A failure to load a further page is shown at the end of the list.
  const { data, refetch, isFetchNextPageError } = query;
  const error = isFetchNextPageError ? null : query.error;
  const order = useMemo(() => workoutOrder(tab, personId, today), [tab, personId, today]);
  const shown = useListWithWaiting(workoutRecords, { data, error, refetch }, order);
  const next = shown.data?.find((workout) => statusOf(workout, today) !== 'completed');
  const nextId = tab === 'upcoming' ? next?.id : undefined;
  return (
    <QueryState
      query={shown}
      failedToLoad={NOT_LOADED}
      loading={<ActivitySkeleton hasNext={tab === 'upcoming'} />}
      empty={<NoWorkouts tab={tab} />}
    >
      {(workouts) => (
        <>
          <ul role="list" aria-label={label} className="flex flex-col gap-3">
            {workouts.map((workout) => (
              // The first cards are rendered at once, so that their height need not be estimated and nothing
              // moves.
              <li
                key={workout.id}
                className="nth-[n+6]:[contain-intrinsic-size:auto_12rem] nth-[n+6]:[content-visibility:auto]"
              >
                <WorkoutCard workout={workout} today={today} isNext={workout.id === nextId} />
              </li>
            ))}
          </ul>
          <MorePages query={query} failedToLoad={NOT_LOADED} label="Show more" />
        </>
      )}
    </QueryState>
  );
}

/** Replaces an empty list, and says who adds workouts. */
function NoWorkouts({ tab }: { tab: Tab }) {
  const { user } = useSession();
  const isUpcoming = tab === 'upcoming';
  const canPlan = isUpcoming && user?.isAdmin === true;
  return (
    <EmptyState
      icon={Dumbbell}
      title="No workouts found"
      action={canPlan && <LinkButton to={coachPaths.calendar(user.id)}>Plan your own</LinkButton>}
    >
      {LISTS[tab].empty}
      {isUpcoming && !canPlan && <span className="mt-2 block">What a coach plans for you appears here.</span>}
    </EmptyState>
  );
}
