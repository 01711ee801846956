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

/**
 * The result of a plan: the dates in order, those of one day in the order of the plan, and what was skipped.
 */
export interface PlanSchedule {
  dates: PlannedDate[];
  skipped: Skipped[];
  /**
   * Whether it would have more than {@link MOST_DATES} dates, or go beyond the year 9999: `dates` is empty
   * then.
   */
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

/** In days. */
const LONGEST_STEP = 28;

/**
 * The first day whose existing workouts determine in which week a horizon's continue: {@link LONGEST_STEP}
 * before it.
 */
export function firstKnownDay({ from }: Horizon): CalendarDate {
  return isCalendarDate(from) ? addDays(from, -LONGEST_STEP) : from;
}

/**
 * A recurring workout: the first one is `first` days after the horizon's first day, then every `step` days.
 */
interface Recurrence {
  key: string;
  first: number;
  step: number;
}

function daysOf({ duration, unit }: Horizon): number {
  return (Number.isInteger(duration) && duration >= 1 ? duration : 1) * UNIT_DAYS[unit];
}

/** Whether a horizon ends on a valid date. */
function endsInTime(horizon: Horizon): boolean {
  return daysOf(horizon) - 1 <= daysBetween(horizon.from, LAST_DATE);
}

/** The last day of a horizon, at most {@link LAST_DATE}; `from` itself if that is not a date. */
export function lastDay(horizon: Horizon): CalendarDate {
  const { from } = horizon;
  if (!isCalendarDate(from)) return from;
  return endsInTime(horizon) ? addDays(from, daysOf(horizon) - 1) : LAST_DATE;
}

/**
 * The number of days from `from` to the first occurrence of a weekday; `null` if it is not the name of a
 * weekday.
 */
function firstOffset(from: CalendarDate, day: string): number | null {
  const weekday = WEEKDAYS.indexOf(day.trim().toLowerCase());
  return weekday < 0 ? null : (weekday - weekdayOf(from) + 7) % 7;
}

/** The number of occurrences of a workout within this many days. */
function countOf({ first, step }: Recurrence, days: number): number {
  return Math.max(0, Math.ceil((days - first) / step));
}

interface ReadRule {
  recurrences: Recurrence[];
  skipped: Skipped[];
}

/**
 * The first day of a workout that continues in step with the last one that was generated for the same
 * weekday.
 */
function inStep({ key, first, step }: Recurrence, from: CalendarDate, made: readonly PlannedDate[]): number {
  const offsets = made.filter((one) => one.key === key).map(({ date }) => daysBetween(from, date));
  const onWeekday = offsets.filter((offset) => (offset - first) % 7 === 0);
  return onWeekday.length === 0 ? first : ((Math.max(...onWeekday) % step) + step) % step;
}

/** The recurrences of a workout, one for each of its weekdays; duplicate days count once. */
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

/**
 * The dates of all recurrences within this many days: sorted by day, then by the order of the recurrences.
 */
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
 * The dates that a plan generates (specification §9.25, §9.26). The coach's preview and the server use the
 * same function. Of several daily workouts, only the first one is used. An invalid `from`, as while it is
 * typed, gives no dates.
 * @param made the dates for which the plan has already generated workouts for the person: bi-weekly and monthly
 *   workouts continue in step with those between `firstKnownDay` and the horizon's last day
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
