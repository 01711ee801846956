import { useLive } from '@hub/pb-client';
import { Banner, Button, EmptyState, QueryState, Skeleton, Tabs } from '@hub/ui';
import { useQuery } from '@tanstack/react-query';
import CheckCheck from 'lucide-react/icons/check-check';
import Inbox from 'lucide-react/icons/inbox';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { peopleKey, peopleQuery } from '../../../api/people';
import { MorePages } from '../../../athlete/more-pages';
import { WorkoutPage } from '../../../components/workout-page';
import { coachPaths } from '../../../paths';
import { calledIn } from '../../model/called';
import { feedKey } from '../api/feed';
import { FeedDays } from '../components/feed-days';
import type { Naming } from '../components/entry-row';
import type { FeedEntry } from '../model/entry';
import { useAnswer } from '../use-answer';
import { useFeed } from '../use-feed';

const SHOWN = ['new', 'all', 'missed'] as const;
type Shown = (typeof SHOWN)[number];

const FILTERS: Readonly<Record<Shown, (entry: FeedEntry) => boolean>> = {
  new: ({ isNew }) => isNew,
  all: () => true,
  missed: ({ marks }) => marks.missedInARow > 0,
};

const EMPTY: Readonly<Record<Shown, string>> = {
  new: 'You have seen all of it.',
  all: 'What your athletes do appears here.',
  missed: 'Nobody missed a workout.',
};

const UNKNOWN: Naming = { name: 'Athlete', called: 'Athlete' };

/** How people are named, by their ids. */
function useNaming() {
  const { data } = useQuery(peopleQuery());
  return useMemo(() => {
    const people = data ?? [];
    const called = calledIn(people);
    const naming = new Map(
      people.map(({ id, name, email }) => [id, { name: name ?? email, called: called.get(id) ?? email }]),
    );
    return (user: string) => naming.get(user) ?? UNKNOWN;
  }, [data]);
}

/** /workout/admin/feed: what athletes did, the newest first, to be seen and answered. */
export function FeedPage() {
  useLive('workouts', feedKey);
  useLive('users', peopleKey);
  const query = useFeed();
  const { data, error, refetch, isFetchNextPageError, today } = query;
  const { see } = useAnswer();
  const namingOf = useNaming();
  const [params, setParams] = useSearchParams();
  const shown = SHOWN.find((one) => one === params.get('show')) ?? 'all';
  const entries = data ?? [];
  const fresh = entries.filter(FILTERS.new);
  const labels = {
    new: `New ${String(fresh.length)}`,
    all: 'All',
    missed: `Missed ${String(entries.filter(FILTERS.missed).length)}`,
  };
  return (
    <WorkoutPage
      title="Activity feed"
      back={coachPaths.start}
      actions={
        <Button
          variant="quiet"
          size="sm"
          icon={CheckCheck}
          busy={see.isPending}
          aria-disabled={fresh.length === 0}
          onClick={() => {
            if (fresh.length > 0) see.mutate(fresh.map(({ workout }) => workout));
          }}
        >
          All seen
        </Button>
      }
    >
      {see.error && <Banner tone="danger">That could not be saved. {see.error.message}</Banner>}
      <QueryState
        query={{ data, error: isFetchNextPageError ? null : error, refetch }}
        failedToLoad="Failed to load."
        loading={<Skeleton lines={4} />}
        isEmpty={() => false}
      >
        {(loaded) => {
          const wanted = loaded.filter(FILTERS[shown]);
          return (
            <Tabs
              label="Which"
              tabs={SHOWN.map((id) => ({ id, label: labels[id] }))}
              value={shown}
              onChange={(id) => setParams(id === 'all' ? {} : { show: id }, { replace: true })}
            >
              {wanted.length === 0 ? (
                <EmptyState icon={Inbox} title="Nothing here">
                  {EMPTY[shown]}
                </EmptyState>
              ) : (
                <FeedDays entries={wanted} namingOf={namingOf} today={today} />
              )}
              <MorePages query={query} failedToLoad="Failed to load." label="Show older" isByHand />
            </Tabs>
          );
        }}
      </QueryState>
    </WorkoutPage>
  );
}
