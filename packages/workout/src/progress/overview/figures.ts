import { addDays, type CalendarDate } from '@hub/calendar';
import { weekStart } from '@hub/locale';
import type { Exercise } from '../../model/exercise';
import { statusOf } from '../../model/workout-status';

/** The outcome of a workout: it was done, it was missed, or there is still time. */
export interface Outcome {
  date: CalendarDate;
  kind: 'done' | 'missed' | 'to-come';
}

/** The number of displayed weeks, and the periods of the shares in days (specification §9.38). */
const WEEKS = 12;
export const SHARE_DAYS = [7, 30, 90] as const;
/** The period of all figures; it includes the weeks. */
export const LONGEST_DAYS = 90;

const DAYS_PER_WEEK = 7;

/** The outcome of a workout on the day `today`; `null` for one without exercises. */
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

/** The counted workouts of one week. */
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

/** The last 12 weeks; the current one is the last. */
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

/** The share of completed workouts in a period. */
export interface Share {
  days: number;
  done: number;
  /** The done and the missed ones: a workout for which there is still time does not count. */
  due: number;
}

/** The share of completed workouts in the last `days` days, including today. */
export function shareOf(outcomes: readonly Outcome[], days: number, today: CalendarDate): Share {
  const those = between(outcomes, addDays(today, 1 - days), today);
  const done = count(those, 'done');
  return { days, done, due: done + count(those, 'missed') };
}

/** Consecutive completed workouts, without a missed one in between. */
export interface Run {
  length: number;
  from: CalendarDate;
  to: CalendarDate;
}

/** All runs, the earliest first; a workout for which there is still time does not end a run. */
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

/** The streak: the current run of completed workouts, and the longest one of the last 90 days. */
export interface Streak {
  /** `null` if the latest workout was missed, or there is none yet. */
  now: Run | null;
  longest: Run | null;
}

/** The streak (specification §4.38); `outcomes` are sorted by date, and today's counts when it is done. */
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
