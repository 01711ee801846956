import { type CalendarDate, isCalendarDate } from '@hub/calendar';
import { useToday } from '@hub/tool-kit';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { standingQuery } from '../../../api/calendar';
import { peopleQuery } from '../../../api/people';
import { currentPlansQuery, type Plan } from '../../../api/plans';
import { firstKnownDay, type Horizon } from '../../../rules';
import { athletesOf } from '../../model/athletes';
import { useTodays } from '../../use-athlete-day';
import { withTurned } from '../../plans/model/generation';
import { type AthletePreview, canChoose, type Known, previewsOf } from '../model/athlete-preview';

const NOTHING_TURNED: ReadonlyMap<string, ReadonlySet<string>> = new Map();
const NOBODY_CHOSEN: ReadonlyMap<string, boolean> = new Map();

/** The latest date where an athlete is: a workout of an earlier one would be of a day that is over for somebody. */
function useLatestToday(): CalendarDate {
  const own = useToday();
  const people = useQuery(peopleQuery()).data;
  const plans = useQuery(currentPlansQuery()).data;
  const todayOf = useTodays(people);
  const dates =
    people &&
    plans &&
    athletesOf(people, plans)
      .map(({ id }) => todayOf(id))
      .sort();
  return dates?.at(-1) ?? own;
}

/** The loaded data of all athletes, once it is complete, and the first failure. */
function useKnown(from: CalendarDate) {
  const people = useQuery(peopleQuery());
  const plans = useQuery(currentPlansQuery());
  const standing = useQuery(standingQuery(from));
  const known = useMemo<Known | undefined>(
    () =>
      people.data &&
      plans.data &&
      standing.data && { people: people.data, plans: plans.data, standing: standing.data },
    [people.data, plans.data, standing.data],
  );
  const queries = [people, plans, standing];
  return {
    query: {
      data: known,
      error: queries.find(({ error }) => error !== null)?.error ?? null,
      refetch: () => queries.filter(({ error }) => error !== null).map((query) => query.refetch()),
    },
    isUpToDate: standing.isSuccess && !standing.isPlaceholderData,
  };
}

/** The coach's choices on the screen; chosen athletes and ticked dates belong to the chosen plan. */
function useDecisions(templateId: string) {
  const latestToday = useLatestToday();
  const [typed, setFrom] = useState<CalendarDate>();
  const from = typed ?? latestToday;
  const [weeks, setWeeks] = useState('4');
  const [turned, setTurned] = useState(NOTHING_TURNED);
  const [chosen, setChosen] = useState(NOBODY_CHOSEN);
  const [decidedFor, setDecidedFor] = useState(templateId);
  if (decidedFor !== templateId) {
    setDecidedFor(templateId);
    setTurned(NOTHING_TURNED);
    setChosen(NOBODY_CHOSEN);
  }
  const horizon = useMemo<Horizon>(() => ({ from, duration: Number(weeks), unit: 'week' }), [from, weeks]);
  return {
    from,
    setFrom,
    weeks,
    setWeeks,
    horizon,
    turned,
    chosen,
    choose: (user: string, isChosen: boolean) => setChosen(new Map(chosen).set(user, isChosen)),
    /** Ticks or unticks a date. */
    tick: (user: string, id: string) =>
      setTurned(new Map(turned).set(user, withTurned(turned.get(user) ?? new Set(), id))),
  };
}

const NOBODY: readonly AthletePreview[] = [];

/**
 * What a generation for several athletes would create, with the coach's choices. Athletes with a suitable
 * start are chosen initially.
 * @param templateId the template from which to generate; `''` for each athlete's active plan
 */
export function useSeveral(templateId: string) {
  const today = useToday();
  const decisions = useDecisions(templateId);
  const { horizon, turned, chosen } = decisions;
  const isDate = isCalendarDate(horizon.from);
  const firstKnown = isDate ? firstKnownDay(horizon) : today;
  const { query, isUpToDate } = useKnown(firstKnown < today ? firstKnown : today);
  const known = query.data;
  const templates = useMemo(() => known?.plans.filter(({ user }) => user === '') ?? [], [known]);
  const template: Plan | null = templates.find(({ id }) => id === templateId) ?? null;
  const athletes = useMemo(
    () => (known && isDate ? previewsOf(known, { template, horizon, turned }, today) : NOBODY),
    [known, isDate, template, horizon, turned, today],
  );
  const isChosen = (athlete: AthletePreview) =>
    canChoose(athlete) && (chosen.get(athlete.user) ?? athlete.hindrance === null);
  return {
    ...decisions,
    today,
    query,
    templates,
    template,
    titles: useMemo(() => new Map(known?.plans.map(({ id, planTitle }) => [id, planTitle])), [known]),
    athletes,
    isChosen,
    chosenAthletes: athletes.filter(isChosen),
    isDate,
    /** Whether the counts are those of the chosen days. */
    isUpToDate: isDate && isUpToDate,
  };
}
