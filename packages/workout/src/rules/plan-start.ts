import { addDays, type CalendarDate, daysBetween, isCalendarDate } from '@hub/calendar';
import { madeFor, type MadeWorkout, type PlanState, readRemoved } from './made';
import { countPlanned, type Horizon, knownDays, LONGEST_STEP, type PlannedDate } from './plan-schedule';
import { readPlanWorkouts } from './plan-workout';

/** A workout that belongs to a plan, with the day for which it was generated. */
type Standing = Pick<MadeWorkout, 'planWorkout' | 'date' | 'plannedDate'>;

/**
 * The start by which most dates are planned: the stored one, unless one of {@link LONGEST_STEP} days fits more of
 * them.
 */
function startOfRhythm({ workouts, start }: PlanState, dates: readonly PlannedDate[], first: CalendarDate) {
  const rules = readPlanWorkouts(workouts);
  const starts = Array.from({ length: LONGEST_STEP }, (_, days) => addDays(first, -days));
  let best = { start, count: countPlanned(rules, start, dates) };
  for (const other of starts) {
    const count = countPlanned(rules, other, dates);
    if (count > best.count) best = { start: other, count };
  }
  return best.start;
}

/**
 * The day from which a plan's weeks are counted (specification §9.312): its last start. Workouts before that keep the
 * rhythm in which they were generated (§9.1233). After a pause, with nothing generated on the days of {@link knownDays}, the plan starts
 * again on the horizon's first day.
 */
export function startOf(plan: PlanState, horizon: Horizon, made: readonly Standing[]): CalendarDate {
  const { start, removed } = plan;
  if (!isCalendarDate(start)) return horizon.from;
  const { from, to } = knownDays(horizon);
  const standing = made.map((workout) => ({ key: workout.planWorkout, date: madeFor(workout) }));
  const known = [...standing, ...readRemoved(removed)].filter(({ date }) => date >= from && date <= to);
  const [first] = known.map(({ date }) => date).sort();
  if (first === undefined) return start > to ? start : horizon.from;
  return first < start ? startOfRhythm(plan, known, first) : start;
}

/** The first of the last days that no pause of more than {@link LONGEST_STEP} days separates; `''` without days. */
export function startOfLastRun(days: readonly CalendarDate[]): CalendarDate {
  let start = '';
  let before: CalendarDate | undefined;
  for (const day of [...days].sort()) {
    if (before === undefined || daysBetween(before, day) > LONGEST_STEP) start = day;
    before = day;
  }
  return start;
}
