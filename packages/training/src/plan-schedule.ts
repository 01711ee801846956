import type { PlanWorkoutRule } from './plan-workout';

/** From when, and for how long, a plan makes workouts. */
export interface Horizon {
  /** The first day, `YYYY-MM-DD`; it counts. */
  from: string;
  /** How many of the unit; what is no whole number from 1 on counts as 1 (specification §5.25). */
  duration: number;
  unit: 'week' | 'month';
}

/** A workout of the plan on one date. */
export interface PlannedDate {
  /** The `key` of the plan's workout. */
  key: string;
  /** `YYYY-MM-DD`. */
  date: string;
}

/** A day of a plan's workout that is no weekday, so that nothing comes of it. */
export interface SkippedDay {
  key: string;
  title: string;
  day: string;
}

/** What a plan makes: dates in order, those of one day in the order of the plan, and what it can't make. */
export interface PlanSchedule {
  dates: PlannedDate[];
  skipped: SkippedDay[];
}

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const DAY_MS = 86_400_000;
const UNIT_DAYS = { week: 7, month: 28 };
/** Days from one workout to the next (specification §9.25): four weekly occurrences make a month. */
const STEP_DAYS: Readonly<Record<string, number>> = { weekly: 7, 'bi-weekly': 14, monthly: 28 };

function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}

function daysOf({ duration, unit }: Horizon): number {
  return (Number.isInteger(duration) && duration >= 1 ? duration : 1) * UNIT_DAYS[unit];
}

/** The last day of a horizon, `YYYY-MM-DD`. */
export function lastDay(horizon: Horizon): string {
  return addDays(horizon.from, daysOf(horizon) - 1);
}

/** How many days after `from` a weekday comes first; `null` for what is no weekday's name. */
function firstOffset(from: string, day: string): number | null {
  const weekday = WEEKDAYS.indexOf(day.trim().toLowerCase());
  return weekday < 0 ? null : (weekday - new Date(from).getUTCDay() + 7) % 7;
}

function offsets(first: number, step: number, end: number): number[] {
  const count = Math.max(0, Math.ceil((end - first) / step));
  return Array.from({ length: count }, (_, index) => first + index * step);
}

/**
 * The dates that a plan makes (specification §9.25, §9.26). The one rule for what the coach is shown and for what the
 * server writes. Of the workouts that come daily, the first one is taken for each day.
 */
export function schedulePlan(workouts: readonly PlanWorkoutRule[], horizon: Horizon): PlanSchedule {
  const end = daysOf(horizon);
  const skipped: SkippedDay[] = [];
  const found = new Set<string>();
  const planned: { key: string; offset: number; order: number }[] = [];

  const plan = (key: string, order: number, made: readonly number[]) => {
    for (const offset of made) {
      // A day that was chosen twice makes one workout.
      const isNew = !found.has(`${key} ${offset}`);
      found.add(`${key} ${offset}`);
      if (isNew) planned.push({ key, offset, order });
    }
  };

  const firstDaily = workouts.find(({ frequency }) => frequency === 'daily');
  workouts.forEach((workout, order) => {
    const { key, title, frequency, days } = workout;
    if (frequency === 'daily') {
      if (workout === firstDaily) plan(key, order, offsets(0, 1, end));
      return;
    }
    for (const day of days) {
      const first = firstOffset(horizon.from, day);
      if (first === null) skipped.push({ key, title, day });
      else plan(key, order, offsets(first, STEP_DAYS[frequency] ?? 7, end));
    }
  });

  planned.sort((a, b) => a.offset - b.offset || a.order - b.order);
  return { dates: planned.map(({ key, offset }) => ({ key, date: addDays(horizon.from, offset) })), skipped };
}
