import { useSession } from '@hub/auth';
import { HubError, useLive } from '@hub/pb-client';
import { useToday } from '@hub/tool-kit';
import { ErrorState, isNotFound, LinkButton, QueryState, Skeleton, Tabs } from '@hub/ui';
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useParams, useSearchParams } from 'react-router-dom';
import { athleteQuery } from '../../../api/athlete';
import { notesKey } from '../../../api/notes';
import { plansKey, plansQuery } from '../../../api/plans';
import { workoutsKey } from '../../../api/workouts';
import { WorkoutPage } from '../../../components/workout-page';
import { MusclesCard } from '../../../muscles/muscles-card';
import { coachPaths, TO_PEOPLE } from '../../../paths';
import { LatestNote } from '../../notes/latest-note';
import { NoteList } from '../../notes/note-list';
import { AddWorkout } from '../components/add-workout';
import { AthleteCalendar, CalendarSkeleton } from '../components/athlete-calendar';
import { PlanList } from '../components/plan-list';
import { WithAthlete } from '../components/with-athlete';
import { readPlace } from '../model/calendar-place';
import { isRecordId } from '../model/record-id';

const TABS = [
  { id: 'plans', label: 'Plans' },
  { id: 'calendar', label: 'Calendar' },
  { id: 'notes', label: 'Notes' },
] as const;
type Tab = (typeof TABS)[number]['id'];
/** Of oneself there are none to see: what coaches note is about others. */
const OWN_TABS = TABS.filter(({ id }) => id !== 'notes');

/**
 * /workout/admin/users/{id}/plans: a person's plans, and their calendar with `?tab=calendar`, open at `&day=` and
 * `&month=`; with `&add=workout` a new workout of that day. With `?tab=notes` what coaches have noted about them.
 */
export function PlansPage() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  if (isRecordId(id)) {
    return search.get('add') === 'workout' ? <AddWorkoutPage id={id} /> : <AthletePage id={id} />;
  }
  return (
    <WorkoutPage title="Plans" back={coachPaths.people}>
      <ErrorState error={new HubError('not-found', { message: 'Missing user ID' })} missing={TO_PEOPLE} />
    </WorkoutPage>
  );
}

/** The same address with another tab; what the calendar was open at stays. */
function withTab(search: URLSearchParams, tab: Tab): URLSearchParams {
  const next = new URLSearchParams(search);
  if (tab === 'plans') next.delete('tab');
  else next.set('tab', tab);
  return next;
}

function AddWorkoutPage({ id }: { id: string }) {
  const [search] = useSearchParams();
  const { day } = readPlace(search, useToday());
  return (
    <WithAthlete athleteId={id} title="Add workout">
      {(athlete) => <AddWorkout key={day} athlete={athlete} date={day} />}
    </WithAthlete>
  );
}

/** Distinguishes athletes with the same name; reserves its space until it is loaded. */
function emailBeside(athlete: { name: string; email: string } | undefined): string {
  return athlete === undefined || athlete.name === athlete.email ? '\u00a0' : athlete.email;
}

function AthletePage({ id }: { id: string }) {
  useLive('plans', plansKey);
  useLive('workouts', workoutsKey);
  useLive('coach_notes', notesKey);
  const isOneself = useSession().user?.id === id;
  const tabs: readonly { id: Tab; label: string }[] = isOneself ? OWN_TABS : TABS;
  const [params, setParams] = useSearchParams();
  const query = useQuery(athleteQuery(id));
  const tab = tabs.find((one) => one.id === params.get('tab'))?.id ?? 'plans';
  // Asked for with the name, not after it.
  useQuery({ ...plansQuery(id), enabled: tab === 'plans' });
  const title = query.data?.name ?? 'Plans';
  return (
    <WorkoutPage
      title={title}
      back={coachPaths.people}
      actions={
        tab === 'plans' &&
        !isNotFound(query.error) && (
          <LinkButton variant="quiet" size="sm" icon={Plus} adds to={coachPaths.addPlan(id)}>
            Add Plan
          </LinkButton>
        )
      }
    >
      <p className="-mb-2 text-13 text-muted wrap-anywhere">{emailBeside(query.data)}</p>
      <Tabs
        label={title}
        tabs={tabs}
        value={tab}
        onChange={(chosen) => setParams((now) => withTab(now, chosen), { replace: true })}
      >
        {tab !== 'notes' && !isOneself && !isNotFound(query.error) && <LatestNote athleteId={id} />}
        <QueryState
          query={query}
          failedToLoad="Failed to load."
          loading={tab === 'calendar' ? <CalendarSkeleton /> : <Skeleton rows={3} />}
          missing={TO_PEOPLE}
        >
          {(athlete) => (
            <>
              {tab === 'plans' && <PlanList athlete={athlete} />}
              {tab === 'calendar' && <AthleteCalendar athlete={athlete} />}
              {tab === 'notes' && <NoteList athlete={athlete} />}
            </>
          )}
        </QueryState>
        {tab === 'calendar' && <MusclesCard user={id} />}
      </Tabs>
    </WorkoutPage>
  );
}
