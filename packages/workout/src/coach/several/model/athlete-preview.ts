import type { CalendarDate } from '@hub/calendar';
import type { Person } from '../../../api/person.schema';
import type { Plan } from '../../../api/plans';
import type { KnownWorkout, StandingWorkout } from '../../../api/workout.schema';
import { groupBy } from '../../../model/group-by';
import { daysTaken, type Horizon } from '../../../rules';
import { athletesOf } from '../../model/athletes';
import { calledIn } from '../../model/called';
import { countsOf, type PlannedWorkout, previewGeneration } from '../../plans/model/generation';

/** What a coach makes workouts from. */
export interface Choice {
  /** A template; `null` for the plan that each athlete follows. */
  template: Plan | null;
  horizon: Horizon;
  /** The dates that the coach has ticked or unticked, as `<key>/<date>`, by athlete. */
  turned: ReadonlyMap<string, ReadonlySet<string>>;
}

/** What is known of everybody. */
export interface Known {
  people: readonly Person[];
  /** The plans that are followed, and all templates, the newest first. */
  plans: readonly Plan[];
  /** The workouts on everybody's days. */
  standing: readonly StandingWorkout[];
}

/** Why an athlete has nothing to be made, or is not chosen unasked. */
export type Hindrance = 'no plan' | 'no workouts' | 'no dates' | 'all there' | 'another plan';

/** What one athlete would get. */
export interface AthletePreview {
  user: string;
  /** What they are called among all people. */
  name: string;
  /** The source: the athlete's plan, or the template that they would get; `null` for none. */
  plan: Plan | null;
  planned: readonly PlannedWorkout[];
  counts: Record<PlannedWorkout['state'], number>;
  /** Workouts of the plan that make nothing, a sentence each. */
  skipped: readonly string[];
  isTooLong: boolean;
  /** `null` for whom a start is sensible. */
  hindrance: Hindrance | null;
  /** The ids of the plans whose workouts stand on the days that are there already. */
  plansThere: readonly string[];
  /** The last workout that a plan has made, from today on. */
  ahead: StandingWorkout | null;
}

const NONE: ReadonlySet<string> = new Set();
const NO_PLAN = { id: '', workouts: [], start: '', removed: [] };

/** A workout for the preview, which for several athletes does not ask whether a plan may still change it. */
function toStay(workout: StandingWorkout): KnownWorkout {
  return { ...workout, planMark: '', isBegun: false };
}

/** The plan that an athlete's workouts would be made from: their newest one, or of a template their newest copy. */
function sourceOf(user: string, plans: readonly Plan[], template: Plan | null): Plan | null {
  const own = plans.filter((plan) => plan.user === user && plan.active);
  if (template === null) return own[0] ?? null;
  return own.find(({ origin }) => origin === template.id) ?? template;
}

/** Whether an athlete may get nothing from a plan, or should not unasked. */
function hindranceOf(
  { plan, planned, counts, isTooLong }: Omit<AthletePreview, 'hindrance'>,
  others: readonly StandingWorkout[],
  { template, horizon }: Choice,
): Hindrance | null {
  if (plan === null) return 'no plan';
  if (plan.workouts.length === 0) return 'no workouts';
  if (isTooLong) return null;
  if (planned.length === 0) return 'no dates';
  if (counts.new + counts.out === 0) return 'all there';
  return template !== null && others.some(({ date }) => date >= horizon.from) ? 'another plan' : null;
}

/** What one athlete would get, given their workouts. A day that already has another plan's workout is reported. */
function previewOfAthlete(
  { id }: Person,
  name: string,
  standing: readonly StandingWorkout[],
  plans: readonly Plan[],
  choice: Choice,
  today: CalendarDate,
): AthletePreview {
  const { template, horizon, turned } = choice;
  const plan = sourceOf(id, plans, template);
  const made = standing.filter((workout) => workout.plan !== '');
  const others = made.filter((workout) => workout.plan !== plan?.id);
  const taken = new Set(others.map(({ date }) => date));
  const preview = previewGeneration(
    plan ?? NO_PLAN,
    horizon,
    plan === null ? [] : standing.map(toStay),
    turned.get(id) ?? NONE,
  );
  const planned = preview.planned.map((one) =>
    taken.has(one.date) ? { ...one, state: 'there' as const } : one,
  );
  const daysThere = new Set(planned.filter(({ state }) => state === 'there').map(({ date }) => date));
  const known = {
    user: id,
    name,
    plan,
    planned,
    counts: countsOf(planned),
    skipped: preview.skipped,
    isTooLong: preview.isTooLong,
    plansThere: [
      ...new Set(
        made
          .filter((workout) => daysTaken(workout).some((date) => daysThere.has(date)))
          .map((workout) => workout.plan),
      ),
    ],
    ahead: made.findLast(({ date }) => date >= today) ?? null,
  };
  return { ...known, hindrance: hindranceOf(known, others, choice) };
}

/** What each athlete would get, in the order of the people. */
export function previewsOf(known: Known, choice: Choice, today: CalendarDate): AthletePreview[] {
  const byUser = groupBy(known.standing, ({ user }) => user);
  const called = calledIn(known.people);
  return athletesOf(known.people, known.plans).map((person) => {
    const name = called.get(person.id) ?? person.email;
    return previewOfAthlete(person, name, byUser.get(person.id) ?? [], known.plans, choice, today);
  });
}

/** Whether something can be made for an athlete, whether or not it is sensible. */
export function canChoose({ hindrance }: AthletePreview): boolean {
  return hindrance === null || hindrance === 'another plan';
}
