import { type CalendarDate, daysBetween, isCalendarDate } from '@hub/calendar';
import { daysTaken, type Made, madeFor, type MadeWorkout, type PlanState, readRemoved } from './made';
import { contentsOf, markOf } from './plan-mark';
import {
  type Horizon,
  lastDay,
  type PlannedDate,
  schedulePlan,
  scheduleWeeks,
  weekOfPlan,
} from './plan-schedule';
import { startOf } from './plan-start';
import { readPlanWorkouts } from './plan-workout';

/**
 * The result of comparing a plan with what exists: `new`: nothing was generated yet; `there`: it exists and stays
 * as it is; `changed`: the plan has another day or content for it since; `gone`: the plan no longer has it; `by hand`:
 * somebody has moved or deleted it, and it stays so.
 */
export type OccurrenceGroup = 'new' | 'there' | ChangeGroup;

/** The groups of what differs from the plan, in the order in which they are shown. */
export const CHANGE_GROUPS = ['changed', 'gone', 'by hand'] as const;

/** One of {@link CHANGE_GROUPS}. */
export type ChangeGroup = (typeof CHANGE_GROUPS)[number];

/** One of a workout's days in a week of its plan. */
export interface Occurrence<Made extends MadeWorkout = MadeWorkout> {
  group: OccurrenceGroup;
  /** The `key` of the plan's workout. */
  key: string;
  /** The plan's day for it; `null` if the plan no longer has one. */
  planned: CalendarDate | null;
  /** The workout that exists for it; `null` if there is none. */
  workout: Made | null;
}

/** The id of an occurrence: the key of the plan's workout, and the day for which it is generated. */
export function occurrenceId(key: string, date: CalendarDate): string {
  return `${key}/${date}`;
}

/** The planned days of a workout in one week of its plan, and what was generated for that week, both sorted by day. */
interface Week<Workout> {
  key: string;
  planned: CalendarDate[];
  made: Made<Workout>[];
}

function weeksOf<Workout extends MadeWorkout>(
  plan: PlanState,
  start: CalendarDate,
  horizon: Horizon,
  made: readonly Workout[],
): Week<Workout>[] {
  const weeks = new Map<string, Week<Workout>>();
  const weekFor = ({ key, date }: PlannedDate) => {
    const id = `${String(weekOfPlan(start, date))}/${key}`;
    const week = weeks.get(id) ?? { key, planned: [], made: [] };
    weeks.set(id, week);
    return week;
  };
  for (const one of scheduleWeeks(readPlanWorkouts(plan.workouts), horizon, start)) {
    weekFor(one).planned.push(one.date);
  }
  const standing = made.map((workout) => ({ key: workout.planWorkout, date: madeFor(workout), workout }));
  const stands = new Set(standing.map(({ key, date }) => occurrenceId(key, date)));
  const removed = readRemoved(plan.removed).filter(({ key, date }) => !stands.has(occurrenceId(key, date)));
  const before: Made<Workout>[] = [...standing, ...removed];
  for (const one of before.sort((a, b) => daysBetween(b.date, a.date))) weekFor(one).made.push(one);
  return [...weeks.values()];
}

interface Pair<Workout> {
  planned: CalendarDate | null;
  made: Made<Workout> | null;
}

/** What was generated for a week, without deleted workouts for which no planned day is left. */
function withoutSurplus<Workout>(made: readonly Made<Workout>[], days: number): Made<Workout>[] {
  const deleted = made.filter(({ workout }) => workout === null);
  const surplus = deleted.slice(0, Math.max(0, made.length - days));
  return made.filter((one) => !surplus.includes(one));
}

/** Assigns what was generated to the planned days: first by the same day, then the rest in order. */
function pairsOf<Workout>({ planned, made }: Week<Workout>): Pair<Workout>[] {
  const onDay = planned.map((date) => made.find((one) => one.date === date) ?? null);
  const others = made.filter((one) => !onDay.includes(one));
  const rest = withoutSurplus(others, onDay.filter((one) => one === null).length);
  const pairs = planned.map((date, index) => ({ planned: date, made: onDay[index] ?? rest.shift() ?? null }));
  return [...pairs, ...rest.map((one) => ({ planned: null, made: one }))];
}

/** The group of an existing workout; `mark` identifies the plan's current content for it. */
function groupOf(
  workout: MadeWorkout,
  planned: CalendarDate | null,
  mark: string | undefined,
): OccurrenceGroup {
  if (workout.isBegun) return 'there';
  const isMoved = workout.date !== madeFor(workout);
  if (planned === null) return isMoved || workout.planMark === '' ? 'there' : 'gone';
  if (isMoved && workout.date !== planned) return 'by hand';
  if (workout.planMark === '') return 'there';
  return planned === workout.date && mark === workout.planMark ? 'there' : 'changed';
}

/** Gives a function that classifies a pair; `null` for one that is not in the horizon. */
function judgeFor<Workout extends MadeWorkout>(
  plan: PlanState,
  horizon: Horizon,
  made: readonly Workout[],
): (key: string, pair: Pair<Workout>) => Occurrence<Workout> | null {
  const last = lastDay(horizon);
  const isWithin = (date: CalendarDate) => date >= horizon.from && date <= last;
  const marks = new Map([...contentsOf(plan.workouts)].map(([key, content]) => [key, markOf(content)]));
  const onDay = new Map(made.map((workout) => [occurrenceId(workout.planWorkout, workout.date), workout]));

  return (key, { planned, made: before }) => {
    const workout = before?.workout ?? null;
    // Another occurrence of the workout may have been moved to the planned day: only that one is reported then.
    const other = planned === null ? undefined : onDay.get(occurrenceId(key, planned));
    if (workout === null) {
      if (planned === null || !isWithin(planned) || other !== undefined) return null;
      return { group: before === null ? 'new' : 'by hand', key, planned, workout };
    }
    const days = planned === null ? daysTaken(workout) : [planned, ...daysTaken(workout)];
    if (!days.some(isWithin)) return null;
    const stays = planned !== null && (!isWithin(planned) || (other !== undefined && other !== workout));
    return { group: stays ? 'there' : groupOf(workout, planned, marks.get(key)), key, planned, workout };
  };
}

/** The day by which an occurrence is sorted. */
function dayOf({ planned, workout }: Occurrence): CalendarDate {
  return planned ?? workout?.date ?? '';
}

/**
 * All occurrences of a plan in a horizon, sorted by day, then by the order of the plan. An existing workout belongs to a
 * week of its plan, so that another weekday in the plan does not generate a second one. Empty if there would be too many
 * (`isTooLong` of {@link schedulePlan}).
 * @param made what the plan has generated for its athlete on the days of {@link knownDays}
 */
export function occurrencesOf<Workout extends MadeWorkout>(
  plan: PlanState,
  horizon: Horizon,
  made: readonly Workout[],
): Occurrence<Workout>[] {
  const rules = readPlanWorkouts(plan.workouts);
  const start = startOf(plan, horizon, made);
  if (!isCalendarDate(horizon.from) || schedulePlan(rules, horizon, start).isTooLong) return [];
  const judge = judgeFor(plan, horizon, made);
  const found = weeksOf(plan, start, horizon, made).flatMap((week) =>
    pairsOf(week)
      .map((pair) => judge(week.key, pair))
      .filter((one) => one !== null),
  );
  const order = new Map(rules.map(({ key }, index) => [key, index]));
  const placeOf = ({ key }: Occurrence) => order.get(key) ?? rules.length;
  return found.sort((a, b) => daysBetween(dayOf(b), dayOf(a)) || placeOf(a) - placeOf(b));
}
