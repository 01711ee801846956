import { useLive } from '@hub/pb-client';
import { useList, useListView, useToday } from '@hub/tool-kit';
import {
  EmptyState,
  FilterBar,
  FoundCount,
  LinkButton,
  LongList,
  NoMatch,
  QueryState,
  SearchField,
  Skeleton,
} from '@hub/ui';
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import Users from 'lucide-react/icons/users';
import { useCallback, useDeferredValue, useEffect, useMemo } from 'react';
import type { Person } from '../../../api/person.schema';
import { activePlansQuery, peopleKey, peopleQuery, trainedQuery } from '../../../api/people';
import { workoutsKey } from '../../../api/workouts';
import { WorkoutPage } from '../../../components/workout-page';
import { coachPaths } from '../../../paths';
import { FeedLink } from '../../feed/components/feed-link';
import { loadPlansPage } from '../../plans/routes';
import { useTodays } from '../../use-athlete-day';
import { type Doings, PersonRow } from '../components/person-row';
import { findPeople } from '../model/find';
import { planTitlesOf, weeksOf, weekStart } from '../model/week';

const SORTS = ['email'] as const;
/** A row's height before any is measured: on a phone a name, an e-mail address, a plan, the week and what was last. */
const ROW_HEIGHT = 128;

/** How everybody is doing: asked for all at once, after the names. */
function useDoings(people: readonly Person[] | undefined) {
  const today = useToday();
  const todayOf = useTodays(people);
  const isWanted = people !== undefined;
  const trained = useQuery({ ...trainedQuery(weekStart(today), today), enabled: isWanted });
  const plans = useQuery({ ...activePlansQuery(), enabled: isWanted });
  const doings = useMemo<Doings | undefined>(
    () =>
      trained.data &&
      plans.data && { weeks: weeksOf(trained.data, todayOf), planTitles: planTitlesOf(plans.data) },
    [trained.data, plans.data, todayOf],
  );
  const parts = [trained, plans].map((query) => ({
    query,
    failedToLoad: 'Everybody’s progress could not be loaded.',
  }));
  return { doings, parts };
}

/** Loads what a row leads to, once nothing of this page is waited for. */
function useLoadAhead(isDone: boolean) {
  useEffect(() => {
    // If the code can't be loaded now, the router loads it with the next page.
    if (isDone) loadPlansPage().catch(() => undefined);
  }, [isDone]);
}

/** /workout/admin/users: everybody, by e-mail. */
export function PeoplePage() {
  const [view, setView] = useListView(SORTS);
  const query = useList(peopleQuery(), { needsAll: view.query.trim() !== '' });
  const { doings, parts } = useDoings(query.data);
  const typed = useDeferredValue(view.query);
  const renderItem = useCallback(
    (person: Person) => <PersonRow person={person} query={typed} doings={doings} />,
    [typed, doings],
  );
  useLive('users', peopleKey);
  useLive('workouts', workoutsKey);
  useLoadAhead(doings !== undefined);
  return (
    <WorkoutPage
      title="User Management"
      back={coachPaths.start}
      actions={
        <>
          <FeedLink isWanted={query.data !== undefined} />
          <LinkButton size="sm" icon={Plus} adds to={coachPaths.addPerson}>
            Add User
          </LinkButton>
        </>
      }
    >
      <FilterBar>
        <SearchField
          label="Search by name or e-mail"
          value={view.query}
          onChange={(text) => setView({ query: text })}
        />
      </FilterBar>
      <QueryState
        query={query}
        parts={parts}
        failedToLoad="Failed to load."
        loading={<Skeleton lines={4} />}
        empty={<EmptyState icon={Users} title="No users found" />}
      >
        {(people) => {
          const found = findPeople(people, typed);
          return (
            <>
              <FoundCount count={found.length} noun="user" isFiltered={typed.trim() !== ''} />
              {found.length === 0 ? (
                <NoMatch title="No users found" />
              ) : (
                <LongList
                  label="Users"
                  items={found}
                  total={people.length}
                  estimateSize={ROW_HEIGHT}
                  renderItem={renderItem}
                />
              )}
            </>
          );
        }}
      </QueryState>
    </WorkoutPage>
  );
}
