import { addDays, type CalendarDate, daysBetween, isCalendarDate, LAST_DATE, weekdayOf } from '@hub/calendar';
import type { PlanWorkoutRule } from './plan-workout';

/** From when, and for how long, a plan makes workouts. */
export interface Horizon {
  /** The first day; it counts. */
  from: CalendarDate;
  /** How many of the unit; what is no whole number from 1 on counts as 1 (specification §5.25). */
  duration: number;
  unit: 'week' | 'month';
}

/** A workout of the plan on one date. */
export interface PlannedDate {
  /** The `key` of the plan's workout. */
  key: string;
  date: CalendarDate;
}

/** A workout of the plan of which nothing comes: all of it, or what it has on one of its days. */
export interface Skipped {
  key: string;
  title: string;
  /** What is no weekday; `null` where another workout comes daily already, and takes each day. */
  day: string | null;
}

/** What a plan makes: dates in order, those of one day in the order of the plan, and what it can't make. */
export interface PlanSchedule {
  dates: PlannedDate[];
  skipped: Skipped[];
  /** Whether it would be more than {@link MOST_DATES}, or go beyond the year 9999: `dates` is empty then. */
  isTooLong: boolean;
}

/** The most dates that a plan makes at once (specification §9.32). */
export const MOST_DATES = 1000;

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const UNIT_DAYS = { week: 7, month: 28 };
/** Days from one workout to the next (specification §9.25): four weekly occurrences make a month. */
const STEP_DAYS = new Map([
  ['daily', 1],
  ['weekly', 7],
  ['bi-weekly', 14],
  ['monthly', 28],
]);
/** How often a plan's workout may come. */
export const FREQUENCIES: readonly string[] = [...STEP_DAYS.keys()];

/** In days. */
const LONGEST_STEP = 28;

/** The first day whose workouts tell a horizon's in which week they come: {@link LONGEST_STEP} before it. */
export function firstKnownDay({ from }: Horizon): CalendarDate {
  return isCalendarDate(from) ? addDays(from, -LONGEST_STEP) : from;
}

/** A workout that comes again and again: first so many days after the horizon's first, then every `step` days. */
interface Recurrence {
  key: string;
  first: number;
  step: number;
}

function daysOf({ duration, unit }: Horizon): number {
  return (Number.isInteger(duration) && duration >= 1 ? duration : 1) * UNIT_DAYS[unit];
}

/** Whether a horizon ends on a date that can be written. */
function endsInTime(horizon: Horizon): boolean {
  return daysOf(horizon) - 1 <= daysBetween(horizon.from, LAST_DATE);
}

/** The last day of a horizon, no later than {@link LAST_DATE}; `from` itself where that is no date. */
export function lastDay(horizon: Horizon): CalendarDate {
  const { from } = horizon;
  if (!isCalendarDate(from)) return from;
  return endsInTime(horizon) ? addDays(from, daysOf(horizon) - 1) : LAST_DATE;
}

/** How many days after `from` a weekday comes first; `null` for what is no weekday's name. */
function firstOffset(from: CalendarDate, day: string): number | null {
  const weekday = WEEKDAYS.indexOf(day.trim().toLowerCase());
  return weekday < 0 ? null : (weekday - weekdayOf(from) + 7) % 7;
}

/** How often a workout comes within a horizon of so many days. */
function countOf({ first, step }: Recurrence, days: number): number {
  return Math.max(0, Math.ceil((days - first) / step));
}

interface ReadRule {
  recurrences: Recurrence[];
  skipped: Skipped[];
}

/** The first day of a workout that goes on in step with the last one that was made on the same weekday. */
function inStep({ key, first, step }: Recurrence, from: CalendarDate, made: readonly PlannedDate[]): number {
  const offsets = made.filter((one) => one.key === key).map(({ date }) => daysBetween(from, date));
  const onWeekday = offsets.filter((offset) => (offset - first) % 7 === 0);
  return onWeekday.length === 0 ? first : ((Math.max(...onWeekday) % step) + step) % step;
}

/** On which days of the week a workout comes; one that was chosen twice counts once. */
function readRecurrences(
  { key, title, frequency, days }: PlanWorkoutRule,
  from: CalendarDate,
  made: readonly PlannedDate[],
): ReadRule {
  const step = STEP_DAYS.get(frequency) ?? 7;
  if (step === 1) return { recurrences: [{ key, first: 0, step }], skipped: [] };
  const named = [...new Set(days)].map((day) => ({ day, first: firstOffset(from, day) }));
  const firsts = named.map(({ first }) => first).filter((first) => first !== null);
  return {
    recurrences: [...new Set(firsts)].map((first) => {
      const recurrence = { key, first, step };
      return { ...recurrence, first: inStep(recurrence, from, made) };
    }),
    skipped: named.filter(({ first }) => first === null).map(({ day }) => ({ key, title, day })),
  };
}

/** The dates of all recurrences up to so many days after the first: by day, then in the order of the recurrences. */
function datesOf(recurrences: readonly Recurrence[], from: CalendarDate, days: number): PlannedDate[] {
  const planned = recurrences.flatMap((recurrence, order) =>
    Array.from({ length: countOf(recurrence, days) }, (_, index) => ({
      key: recurrence.key,
      offset: recurrence.first + index * recurrence.step,
      order,
    })),
  );
  planned.sort((a, b) => a.offset - b.offset || a.order - b.order);
  return planned.map(({ key, offset }) => ({ key, date: addDays(from, offset) }));
}

/**
 * The dates that a plan makes (specification §9.25, §9.26). The one rule for what the coach is shown and for what the
 * server writes. Of the workouts that come daily, the first one is taken for each day. A `from` that is no date, as
 * while it is typed, makes none.
 * @param made the dates that the plan has made for the person: what comes every second or fourth week goes on in step with
 *   those between `firstKnownDay` and the horizon's last day
 */
export function schedulePlan(
  workouts: readonly PlanWorkoutRule[],
  horizon: Horizon,
  made: readonly PlannedDate[] = [],
): PlanSchedule {
  const { from } = horizon;
  if (!isCalendarDate(from)) return { dates: [], skipped: [], isTooLong: false };
  const [firstKnown, lastKnown] = [firstKnownDay(horizon), lastDay(horizon)];
  const known = made.filter(({ date }) => date >= firstKnown && date <= lastKnown);
  const firstDaily = workouts.find(({ frequency }) => frequency === 'daily');
  const read = workouts.map((workout): ReadRule => {
    const isTaken = workout.frequency === 'daily' && workout !== firstDaily;
    if (!isTaken) return readRecurrences(workout, from, known);
    return { recurrences: [], skipped: [{ key: workout.key, title: workout.title, day: null }] };
  });
  const recurrences = read.flatMap((one) => one.recurrences);
  const skipped = read.flatMap((one) => one.skipped);

  const days = daysOf(horizon);
  const count = recurrences.reduce((sum, recurrence) => sum + countOf(recurrence, days), 0);
  const isTooLong = count > MOST_DATES || (count > 0 && !endsInTime(horizon));
  return { dates: isTooLong ? [] : datesOf(recurrences, from, days), skipped, isTooLong };
}
