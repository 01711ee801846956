import { type CalendarDate, daysBetween } from '@hub/calendar';
import type { Exercise } from '../../../model/exercise';
import { groupBy } from '../../../model/group-by';
import {
  effortsOf,
  type FarEffort,
  type FeedClock,
  isHard,
  isMissed,
  hasNews,
  isOverAndBegun,
  type SetRecord,
  newsTimeOf,
} from '../../../rules';
import type { FeedWorkout } from '../api/feed.schema';

/** The kinds of news about a workout; all that apply. */
export interface FeedMarks {
  /** It is over, as far as it was done. */
  isDone: boolean;
  /** If nothing of it was done and its day is over: how many were missed in a row, including it; otherwise 0. */
  missedInARow: number;
  records: { title: string; kind: SetRecord['kind']; before: number; set: Exercise['sets'][number] }[];
  /** Sets whose effort was far from what was asked for, one an exercise. */
  efforts: FarEffort[];
  note: string | null;
  isOwn: boolean;
  movedFrom: CalendarDate | null;
}

/** One workout in the feed. */
export interface FeedEntry {
  workout: FeedWorkout;
  /** When it happened, in milliseconds since 1970; for a missed one when its day was over. */
  at: number;
  /** The day under which it is listed. */
  day: CalendarDate;
  /** No coach has seen it since. */
  isNew: boolean;
  marks: FeedMarks;
}

/** How many days before a workout are searched for others missed in a row (specification §9.390). */
export const LOOKED_BACK = 28;

/** How many workouts were missed in a row, this one included, of those that came before it. */
function rowOf(workout: FeedWorkout, earlier: readonly FeedWorkout[], today: CalendarDate): number {
  if (!isMissed(workout, today)) return 0;
  const near = earlier.filter(({ date }) => daysBetween(date, workout.date) <= LOOKED_BACK);
  const kept = near.findIndex((other) => !isMissed(other, today));
  return 1 + (kept === -1 ? near.length : kept);
}

function recordsOf({ exercises }: FeedWorkout): FeedMarks['records'] {
  return exercises.flatMap(({ title, sets }) =>
    sets.filter(isHard).flatMap((set) => {
      // A set may be several records at once; the first is the heaviest word.
      const [record] = set.records ?? [];
      return record === undefined ? [] : [{ title, set, kind: record.kind, before: record.before }];
    }),
  );
}

function marksOf(workout: FeedWorkout, row: number, today: CalendarDate): FeedMarks {
  return {
    isDone: isOverAndBegun(workout, today),
    missedInARow: row,
    records: recordsOf(workout),
    efforts: effortsOf(workout.exercises),
    note: workout.note,
    isOwn: workout.own,
    movedFrom: workout.movedFrom,
  };
}

function entryOf(workout: FeedWorkout, earlier: readonly FeedWorkout[], clock: FeedClock): FeedEntry | null {
  const today = clock.todayOf(workout.user);
  if (!hasNews(workout, today)) return null;
  const marks = marksOf(workout, rowOf(workout, earlier, today), today);
  return { workout, ...newsTimeOf(workout, clock), marks };
}

/** What athletes did (specification §4.392), the newest first, without workouts that are not over and have no news. */
export function feedOf(workouts: readonly FeedWorkout[], clock: FeedClock): FeedEntry[] {
  const latestFirst = [...workouts].sort((a, b) => b.date.localeCompare(a.date) || a.id.localeCompare(b.id));
  return [...groupBy(latestFirst, ({ user }) => user).values()]
    .flatMap((own) => own.map((workout, index) => entryOf(workout, own.slice(index + 1), clock)))
    .filter((entry) => entry !== null)
    .sort((a, b) => b.at - a.at || a.workout.id.localeCompare(b.workout.id));
}

/** The entries of some days, each day with its own, the newest first. */
export function byDay(entries: readonly FeedEntry[]): { day: CalendarDate; entries: FeedEntry[] }[] {
  return [...groupBy(entries, ({ day }) => day)]
    .map(([day, own]) => ({ day, entries: own }))
    .sort((a, b) => b.day.localeCompare(a.day));
}
