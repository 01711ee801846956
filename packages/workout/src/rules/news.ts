import { addDays, type CalendarDate } from '@hub/calendar';
import { isCompleted } from './begun';
import { effortsOf } from './effort';
import { type ExerciseSet, isHard, readSets } from './sets';
import { readObjects, textOrEmpty, trimmedText } from './stored';
import { type ExerciseTarget, readTarget } from './target';

/** The fields of an exercise that news is made from. */
export interface NewsExercise {
  title: string;
  completed: boolean;
  results: string;
  target: ExerciseTarget | null;
  sets: readonly ExerciseSet[];
}

/** The fields of a workout that news is made from. */
export interface NewsWorkout {
  user: string;
  date: CalendarDate;
  exercises: readonly NewsExercise[];
  finished: string | null;
  note: string | null;
  own: boolean;
  movedFrom: CalendarDate | null;
  /** When its athlete last did something with it, and when a coach saw it last: instants, `''` for never. */
  acted: string;
  seen: string;
}

/** How the clocks go of a coach and of the athletes, whose days decide what they have missed. */
export interface FeedClock {
  /** The date where an athlete is. */
  todayOf: (user: string) => CalendarDate;
  /** The instant at which a day is over where an athlete is. */
  endOf: (day: CalendarDate, user: string) => number;
  /** The date of an instant in the coach's time zone. */
  dayOf: (at: number) => CalendarDate;
}

/** The exercises of a stored list, reduced to what news is made from. */
export function readNewsExercises(stored: unknown): NewsExercise[] {
  return readObjects(stored).map(({ title, completed, results, target, sets }) => ({
    title: textOrEmpty(title),
    completed: isCompleted(completed),
    results: trimmedText(results),
    target: readTarget(target),
    sets: readSets(sets),
  }));
}

/** Whether anything of a workout was done. */
function isBegun({ exercises }: NewsWorkout): boolean {
  return exercises.some(
    ({ completed, results, sets }) => completed || results !== '' || sets.some(({ done }) => done),
  );
}

/** Whether a workout is over, and something of it was done. */
export function isOverAndBegun(workout: NewsWorkout, today: CalendarDate): boolean {
  const { date, finished, exercises } = workout;
  const isWhole = exercises.length > 0 && exercises.every(({ completed }) => completed);
  return isBegun(workout) && (finished !== null || isWhole || date < today);
}

/** Whether the day of a workout is over, and nothing of it was done. */
export function isMissed(workout: NewsWorkout, today: CalendarDate): boolean {
  return workout.date < today && !isBegun(workout) && workout.exercises.length > 0;
}

/** Whether there is something to say of a workout (specification §4.392): what is not over has to have a word for the coach. */
export function hasNews(workout: NewsWorkout, today: CalendarDate): boolean {
  const { exercises, note, own, movedFrom } = workout;
  const hasRecord = exercises.some(({ sets }) => sets.some((set) => isHard(set) && set.records?.length));
  return (
    isOverAndBegun(workout, today) ||
    isMissed(workout, today) ||
    hasRecord ||
    effortsOf(exercises).length > 0 ||
    note !== null ||
    own ||
    movedFrom !== null
  );
}

/** When the news about a workout happened (milliseconds since 1970), its day in the feed, and whether it is unseen by coaches. */
export function newsTimeOf(
  workout: NewsWorkout,
  { todayOf, dayOf, endOf }: FeedClock,
): { at: number; day: CalendarDate; isNew: boolean } {
  const { user, date, seen } = workout;
  const end = endOf(date, user);
  const acted = workout.acted === '' ? null : Date.parse(workout.acted);
  // A tick by a coach for an athlete has no time: it counts as the beginning of its day.
  const at = isMissed(workout, todayOf(user))
    ? Math.max(end, acted ?? 0)
    : (acted ?? endOf(addDays(date, -1), user));
  // A day ends when the next begins; in the coach's time zone, either may be on another date.
  const day = acted === null || at === end ? date : dayOf(at);
  return { at, day, isNew: seen === '' || Date.parse(seen) < at };
}

/** How many workouts of some days, up to today, are new to a coach. */
export function countNews(workouts: readonly NewsWorkout[], from: CalendarDate, clock: FeedClock): number {
  return workouts.filter((workout) => {
    if (!hasNews(workout, clock.todayOf(workout.user))) return false;
    const { day, isNew } = newsTimeOf(workout, clock);
    return isNew && day >= from;
  }).length;
}
