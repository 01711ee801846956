import { formatDay, useToday } from '@hub/tool-kit';
import { Banner, LinkButton, QueryState, Skeleton, useToast } from '@hub/ui';
import { MonthGrid, weeksOf } from '@hub/ui/month-grid';
import { DayDrag, DropDay } from '@hub/ui/day-drag';
import { firstWeekday, weekStart } from '@hub/locale';
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { daysQuery } from '../../../api/calendar';
import type { Workout } from '../../../api/workout.schema';
import { StatusIcon } from '../../../components/status-badge';
import { statusOf, type WorkoutStatus } from '../../../model/workout-status';
import { coachPaths } from '../../../paths';
import { useTodayIn } from '../../use-athlete-day';
import { COACH_WORDS, dayStatus } from '../model/calendar';
import { type CalendarPlace, readPlace, withPlace } from '../model/calendar-place';
import { AdherenceCard } from './adherence-card';
import { useMoveWorkout } from './use-move-workout';
import { WeekCard } from './week-card';
import { WorkoutCard } from './workout-card';

const NONE: readonly Workout[] = [];

const LEGEND: readonly WorkoutStatus[] = ['completed', 'failed', 'not-completed'];

/** A person's month, with the workouts of the chosen day and its week, in their time zone. The address names the day. */
export function AthleteCalendar({ athlete }: { athlete: { id: string; timeZone: string | null } }) {
  const today = useTodayIn(athlete.timeZone);
  const [search, setSearch] = useSearchParams();
  const { day: selected, month } = readPlace(search, today);
  /** The day that a workout was just moved to: it takes the focus, which something on the former day had. */
  const [movedTo, setMovedTo] = useState<string>();
  function showPlace(place: CalendarPlace, moved?: string) {
    setMovedTo(moved);
    setSearch((now) => withPlace(now, place), { replace: true, preventScrollReset: true });
  }
  const firstDay = firstWeekday();
  const drawn = weeksOf(month, firstDay).flat();
  const query = useQuery(daysQuery(athlete.id, { from: drawn[0] ?? today, to: drawn.at(-1) ?? today }));
  const { data: known = NONE } = query;
  const failure = query.data === undefined ? query.error : null;
  const show = (day: string) => showPlace({ day, month: day.slice(0, 7) });
  const follow = (day: string) => showPlace({ day, month: day.slice(0, 7) }, day);
  const { mutate: move } = useMoveWorkout();
  const toast = useToast();

  function drop(id: string, day: string) {
    const workout = known.find((one) => one.id === id);
    if (workout === undefined) return;
    const showError = (cause: Error) => toast(`Failed to move. ${cause.message}`);
    move({ workout, date: day }, { onSuccess: () => follow(day), onError: showError });
  }

  return (
    <DayDrag firstDay={firstDay} onMove={drop}>
      {failure && (
        <Banner tone="danger" onRetry={() => void query.refetch()}>
          The calendar could not be loaded. {failure.message}
        </Banner>
      )}
      {/* It stays whatever becomes of a month: one that can't be loaded keeps nobody from the others. */}
      <MonthGrid
        month={month}
        onMonthChange={(chosen) => showPlace({ day: selected, month: chosen })}
        today={today}
        selected={selected}
        focusDay={movedTo}
        onSelect={(day) => showPlace({ day, month })}
        firstDay={firstDay}
        cell={(date) =>
          cellOf(
            known.filter((workout) => workout.date === date),
            today,
          )
        }
        frame={(day, content) => <DropDay day={day}>{content}</DropDay>}
      />
      <Legend />
      {failure === null && (
        <QueryState query={query} loading={<Skeleton rows={1} />} isEmpty={() => false}>
          {(workouts) =>
            drawn.includes(selected) ? (
              <>
                <Day
                  athleteId={athlete.id}
                  workouts={workouts.filter(({ date }) => date === selected)}
                  date={selected}
                  today={today}
                  onMoved={follow}
                />
                <WeekCard
                  key={weekStart(selected, firstDay)}
                  athleteId={athlete.id}
                  from={weekStart(selected, firstDay)}
                  workouts={workouts}
                  today={today}
                  onCopied={show}
                />
              </>
            ) : (
              query.isPlaceholderData && <Skeleton rows={1} />
            )
          }
        </QueryState>
      )}
      <AdherenceCard athleteId={athlete.id} today={today} isWanted={query.isFetched} />
    </DayDrag>
  );
}

/** A placeholder for the calendar, an empty month, until the athlete is known. */
export function CalendarSkeleton() {
  const today = useToday();
  return (
    <>
      <div inert aria-hidden className="flex flex-col gap-4">
        <MonthGrid
          month={today.slice(0, 7)}
          onMonthChange={() => undefined}
          today={today}
          selected={today}
          onSelect={() => undefined}
          cell={() => undefined}
        />
        <Legend />
      </div>
      <Skeleton rows={1} />
    </>
  );
}

function cellOf(workouts: readonly Workout[], today: string) {
  const status = dayStatus(workouts, today);
  if (status === undefined) return undefined;
  const names = workouts.map(
    (workout) => `${workout.workoutTitle}, ${COACH_WORDS[statusOf(workout, today)].toLowerCase()}`,
  );
  return { mark: <StatusIcon status={status} />, description: names.join('; ') };
}

function Legend() {
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-13 text-muted">
      {LEGEND.map((status) => (
        <span key={status} className="inline-flex items-center gap-2">
          <StatusIcon status={status} /> {COACH_WORDS[status]}
        </span>
      ))}
    </p>
  );
}

interface DayProps {
  athleteId: string;
  workouts: readonly Workout[];
  date: string;
  today: string;
  onMoved: (date: string) => void;
}

function Day({ athleteId, workouts, date, today, onMoved }: DayProps) {
  return (
    <section aria-label={formatDay(date, today)} className="flex flex-col gap-4">
      {workouts.length === 0 && <p className="text-muted">Nothing on {formatDay(date, today)}.</p>}
      {workouts.map((workout) => (
        <WorkoutCard key={workout.id} workout={workout} today={today} onMoved={onMoved} />
      ))}
      <div>
        <LinkButton variant="quiet" icon={Plus} to={coachPaths.addWorkout(athleteId, date)}>
          Add workout
        </LinkButton>
      </div>
    </section>
  );
}
