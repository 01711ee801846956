import { addDays, type CalendarDate } from '@hub/calendar';
import { weekStart } from '@hub/locale';
import type { Exercise } from '../../model/exercise';
import { statusOf } from '../../model/workout-status';

/** What came of a workout: it was done, its day went by without that, or there is still time. */
export interface Outcome {
  date: CalendarDate;
  kind: 'done' | 'missed' | 'to-come';
}

/** How many weeks are shown, and over how many days shares are told (specification §9.38). */
const WEEKS = 12;
export const SHARE_DAYS = [7, 30, 90] as const;
/** How far back the figures reach; the weeks lie within. */
export const LONGEST_DAYS = 90;

const DAYS_PER_WEEK = 7;

/** What came of a workout by `today`; `null` for one without exercises, in which there is nothing to do. */
export function outcomeOf(
  workout: { date: CalendarDate; exercises: readonly Exercise[] },
  today: CalendarDate,
): Outcome | null {
  if (workout.exercises.length === 0) return null;
  const kinds = { completed: 'done', failed: 'missed', 'not-completed': 'to-come' } as const;
  return { date: workout.date, kind: kinds[statusOf(workout, today)] };
}

/** The last day of a date's week. */
export function lastDayOfWeek(date: CalendarDate): CalendarDate {
  return addDays(weekStart(date), DAYS_PER_WEEK - 1);
}

/** The workouts of one week, counted. */
export interface Week {
  from: CalendarDate;
  to: CalendarDate;
  done: number;
  missed: number;
  toCome: number;
}

function count(outcomes: readonly Outcome[], kind: Outcome['kind']): number {
  return outcomes.filter((outcome) => outcome.kind === kind).length;
}

function between(outcomes: readonly Outcome[], from: CalendarDate, to: CalendarDate): Outcome[] {
  return outcomes.filter(({ date }) => date >= from && date <= to);
}

/** The last 12 weeks, the one of `today` at the end. */
export function weeksOf(outcomes: readonly Outcome[], today: CalendarDate): Week[] {
  const first = addDays(weekStart(today), -(WEEKS - 1) * DAYS_PER_WEEK);
  return Array.from({ length: WEEKS }, (_, index) => {
    const from = addDays(first, index * DAYS_PER_WEEK);
    const to = addDays(from, DAYS_PER_WEEK - 1);
    const those = between(outcomes, from, to);
    const [done, missed, toCome] = [count(those, 'done'), count(those, 'missed'), count(those, 'to-come')];
    return { from, to, done, missed, toCome };
  });
}

/** How many of the workouts of the last days were done. */
export interface Share {
  days: number;
  done: number;
  /** Those done and those missed: what there is still time for counts neither way. */
  due: number;
}

/** The share that was done of the last `days` days, `today` among them. */
export function shareOf(outcomes: readonly Outcome[], days: number, today: CalendarDate): Share {
  const those = between(outcomes, addDays(today, 1 - days), today);
  const done = count(those, 'done');
  return { days, done, due: done + count(those, 'missed') };
}

/** Workouts that were done with none missed between them. */
export interface Run {
  length: number;
  from: CalendarDate;
  to: CalendarDate;
}

/** All runs, the earliest first; what is still to come breaks none. */
function runsOf(outcomes: readonly Outcome[]): Run[] {
  const runs: Run[] = [];
  let isOpen = false;
  for (const { date, kind } of outcomes) {
    const last = isOpen ? runs.at(-1) : undefined;
    if (kind === 'done') {
      if (last) Object.assign(last, { length: last.length + 1, to: date });
      else runs.push({ length: 1, from: date, to: date });
    }
    isOpen = kind === 'done' || (isOpen && kind === 'to-come');
  }
  return runs;
}

/** The streak: how many workouts in a row were done up to now, and the longest such run of the last 90 days. */
export interface Streak {
  /** `null` when the latest workout was missed, or there is none yet. */
  now: Run | null;
  longest: Run | null;
}

/** The streak (specification §4.38) on the day `today`, of outcomes that are sorted by date. Today's workout counts once it is done. */
export function streakOf(outcomes: readonly Outcome[], today: CalendarDate): Streak {
  const until = outcomes.filter(({ date }) => date <= today);
  const runs = runsOf(until);
  const latest = until.findLast(({ kind }) => kind !== 'to-come');
  const longest = runs.reduce<Run | null>(
    (found, run) => (found === null || run.length >= found.length ? run : found),
    null,
  );
  return { now: latest?.kind === 'done' ? (runs.at(-1) ?? null) : null, longest };
}
