import { addDays, type CalendarDate, daysBetween, isCalendarDate, LAST_DATE, weekdayOf } from '@hub/calendar';
import type { PlanWorkoutRule } from './plan-workout';

/** The start and duration of a generation. */
export interface Horizon {
  /** The first day, included. */
  from: CalendarDate;
  /** The number of units; anything but a positive integer counts as 1 (specification §5.25). */
  duration: number;
  unit: 'week' | 'month';
}

/** A workout of the plan on one date. */
export interface PlannedDate {
  /** The `key` of the plan's workout. */
  key: string;
  date: CalendarDate;
}

/** A workout of the plan, or one of its days, for which nothing is generated. */
export interface Skipped {
  key: string;
  title: string;
  /** The invalid weekday; `null` if another workout already comes daily, and takes each day. */
  day: string | null;
}

/** The dates of a plan, in order (those of one day in the plan's order), and what was skipped. */
export interface PlanSchedule {
  dates: PlannedDate[];
  skipped: Skipped[];
  /** Whether there are more than {@link MOST_DATES} dates, or some after 9999: `dates` is empty then. */
  isTooLong: boolean;
}

/** The maximum number of dates of a plan in one generation (specification §9.32). */
export const MOST_DATES = 1000;

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const UNIT_DAYS = { week: 7, month: 28 };
/** Days between two occurrences (specification §9.25): four weeks count as a month. */
const STEP_DAYS = new Map([
  ['daily', 1],
  ['weekly', 7],
  ['bi-weekly', 14],
  ['monthly', 28],
]);
/** The valid frequencies of a plan's workout. */
export const FREQUENCIES: readonly string[] = [...STEP_DAYS.keys()];

/** In days. A pause that is longer ends the rhythm of a plan. */
export const LONGEST_STEP = 28;

/** The first day whose workouts tell whether a horizon continues a plan: {@link LONGEST_STEP} before it. */
export function firstKnownDay({ from }: Horizon): CalendarDate {
  return isCalendarDate(from) ? addDays(from, -LONGEST_STEP) : from;
}

/** A recurring workout: the first one is `first` days after the plan's start, then every `step` days. */
interface Recurrence {
  key: string;
  first: number;
  step: number;
}

/** A range of days, both ends included, as numbers of days from the plan's start. */
interface Span {
  first: number;
  last: number;
}

function lengthInDays({ duration, unit }: Horizon): number {
  return (Number.isInteger(duration) && duration >= 1 ? duration : 1) * UNIT_DAYS[unit];
}

/** Whether a horizon ends on a valid date. */
function endsInTime(horizon: Horizon): boolean {
  return lengthInDays(horizon) - 1 <= daysBetween(horizon.from, LAST_DATE);
}

/** The days whose workouts determine what a horizon generates: those before it, its own, and its last week's. */
export function knownDays(horizon: Horizon): { from: CalendarDate; to: CalendarDate } {
  const last = lastDay(horizon);
  const isEnd = !isCalendarDate(last) || daysBetween(last, LAST_DATE) < 6;
  return { from: firstKnownDay(horizon), to: isEnd ? last : addDays(last, 6) };
}

/** The last day of a horizon, at most {@link LAST_DATE}; `from` itself if that is not a date. */
export function lastDay(horizon: Horizon): CalendarDate {
  const { from } = horizon;
  if (!isCalendarDate(from)) return from;
  return endsInTime(horizon) ? addDays(from, lengthInDays(horizon) - 1) : LAST_DATE;
}

/** The days from `from` to the first occurrence of a weekday; `null` if it is not the name of one. */
function firstOffset(from: CalendarDate, day: string): number | null {
  const weekday = WEEKDAYS.indexOf(day.trim().toLowerCase());
  return weekday < 0 ? null : (weekday - weekdayOf(from) + 7) % 7;
}

/** The first occurrence of a workout in a span. */
function firstIn({ first, step }: Recurrence, span: Span): number {
  return first + Math.ceil((span.first - first) / step) * step;
}

/** The number of occurrences of a workout in a span. */
function countOf(recurrence: Recurrence, span: Span): number {
  return Math.max(0, Math.floor((span.last - firstIn(recurrence, span)) / recurrence.step) + 1);
}

interface ReadRule {
  recurrences: Recurrence[];
  skipped: Skipped[];
}

/** The recurrences of a workout, one for each of its weekdays; duplicate days count once. */
function readRecurrences({ key, title, frequency, days }: PlanWorkoutRule, start: CalendarDate): ReadRule {
  const step = STEP_DAYS.get(frequency) ?? 7;
  if (step === 1) return { recurrences: [{ key, first: 0, step }], skipped: [] };
  const named = [...new Set(days)].map((day) => ({ day, first: firstOffset(start, day) }));
  const firsts = named.map(({ first }) => first).filter((first) => first !== null);
  return {
    recurrences: [...new Set(firsts)].map((first) => ({ key, first, step })),
    skipped: named.filter(({ first }) => first === null).map(({ day }) => ({ key, title, day })),
  };
}

/** The recurrences of a plan's workouts. Of several daily workouts, only the first one is used. */
function readRules(workouts: readonly PlanWorkoutRule[], start: CalendarDate): ReadRule {
  const firstDaily = workouts.find(({ frequency }) => frequency === 'daily');
  const read = workouts.map((workout): ReadRule => {
    const isTaken = workout.frequency === 'daily' && workout !== firstDaily;
    if (!isTaken) return readRecurrences(workout, start);
    return { recurrences: [], skipped: [{ key: workout.key, title: workout.title, day: null }] };
  });
  return {
    recurrences: read.flatMap(({ recurrences }) => recurrences),
    skipped: read.flatMap(({ skipped }) => skipped),
  };
}

/** The dates of all recurrences in a span: sorted by day, then by the order of the recurrences. */
function datesOf(recurrences: readonly Recurrence[], start: CalendarDate, span: Span): PlannedDate[] {
  const planned = recurrences.flatMap((recurrence, order) =>
    Array.from({ length: countOf(recurrence, span) }, (_, index) => ({
      key: recurrence.key,
      offset: firstIn(recurrence, span) + index * recurrence.step,
      order,
    })),
  );
  planned.sort((a, b) => a.offset - b.offset || a.order - b.order);
  return planned.map(({ key, offset }) => ({ key, date: addDays(start, offset) }));
}

/**
 * The dates that a plan generates (specification §9.25, §9.26), whatever exists; none for an invalid `from`.
 * @param start the day from which its weeks are counted: bi-weekly and monthly workouts are in step with it
 */
export function schedulePlan(
  workouts: readonly PlanWorkoutRule[],
  horizon: Horizon,
  start: CalendarDate = horizon.from,
): PlanSchedule {
  const { from } = horizon;
  if (!isCalendarDate(from)) return { dates: [], skipped: [], isTooLong: false };
  const { recurrences, skipped } = readRules(workouts, start);
  const first = daysBetween(start, from);
  const span = { first, last: first + lengthInDays(horizon) - 1 };
  const count = recurrences.reduce((sum, recurrence) => sum + countOf(recurrence, span), 0);
  const isTooLong = count > MOST_DATES || (count > 0 && !endsInTime(horizon));
  return { dates: isTooLong ? [] : datesOf(recurrences, start, span), skipped, isTooLong };
}

/** The number of these dates that a plan has, if its weeks are counted from `start`. */
export function countPlanned(
  workouts: readonly PlanWorkoutRule[],
  start: CalendarDate,
  dates: readonly PlannedDate[],
): number {
  const { recurrences } = readRules(workouts, start);
  const isPlanned = ({ key, date }: PlannedDate) => {
    const day = daysBetween(start, date);
    return recurrences.some((one) => one.key === key && (day - one.first) % one.step === 0);
  };
  return dates.filter(isPlanned).length;
}

/** The week of a plan in which a day is: 0 for the first one, -1 for the one before. */
export function weekOfPlan(start: CalendarDate, date: CalendarDate): number {
  return Math.floor(daysBetween(start, date) / 7);
}

/** A plan's dates in all weeks that a horizon touches, for one that is not too long for {@link schedulePlan}. */
export function scheduleWeeks(
  workouts: readonly PlanWorkoutRule[],
  horizon: Horizon,
  start: CalendarDate,
): PlannedDate[] {
  const last = Math.min(7 * weekOfPlan(start, lastDay(horizon)) + 6, daysBetween(start, LAST_DATE));
  const span = { first: 7 * weekOfPlan(start, horizon.from), last };
  return datesOf(readRules(workouts, start).recurrences, start, span);
}
