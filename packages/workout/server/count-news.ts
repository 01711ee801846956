import { addDays, type CalendarDate, isCalendarDate } from '@hub/calendar';
import { bodyOf, refuseFields } from '@hub/pocketbase/hooks';
import { countNews, type FeedClock, readToldExercises, type ToldWorkout } from '../src/rules';

/** The most days that are looked at. */
const MOST_DAYS = 31;

/** When the coach's last days began, the oldest first, and when today is over. */
interface Days {
  today: CalendarDate;
  begins: readonly number[];
}

function readDays({ today, begins }: Readonly<Record<string, unknown>>): Days | null {
  if (typeof today !== 'string' || !isCalendarDate(today) || !Array.isArray(begins)) return null;
  const instants = begins.map((begin) => (typeof begin === 'string' ? Date.parse(begin) : NaN));
  const areInOrder = instants.every((begin, index) => begin > (instants[index - 1] ?? -Infinity));
  return areInOrder && instants.length >= 2 && instants.length <= MOST_DAYS + 1
    ? { today, begins: instants }
    : null;
}

/** The clock of a coach on the days that they name; before and after those it stands still. */
function clockOf({ today, begins }: Days): FeedClock & { from: CalendarDate } {
  const from = addDays(today, 2 - begins.length);
  const dates = begins.map((_, index) => addDays(from, index));
  return {
    today,
    from,
    dayOf: (at) => dates[begins.filter((begin) => begin <= at).length - 1] ?? addDays(from, -1),
    endOf: (day) => begins.find((_, index) => (dates[index] ?? '') > day) ?? begins.at(-1) ?? 0,
  };
}

/** What may be news: of others, of these days or done on them, and not seen since for certain. */
const MAYBE_NEW = `SELECT date, exercises, finished, note, own, movedFrom, acted, seen FROM workouts
  WHERE user != {:me} AND ((acted >= {:begin} AND acted < {:end}) OR (date >= {:from} AND date <= {:today}))
  AND (seen = '' OR seen < acted OR seen < date(date, '+2 days'))`;

function workoutsOf(app: App, me: string, { today, begins }: Days, from: CalendarDate): ToldWorkout[] {
  const text = { date: '', exercises: '', finished: '', note: '', movedFrom: '', acted: '', seen: '' };
  const rows = arrayOf(new DynamicModel({ ...text, own: false }));
  const instant = (at: number | undefined) => new Date(at ?? 0).toISOString();
  const range = { me, from, today, begin: instant(begins[0]), end: instant(begins.at(-1)) };
  app.db().newQuery(MAYBE_NEW).bind(range).all(rows);
  return rows.map(({ date, exercises, finished, note, own, movedFrom, acted, seen }) => ({
    ...{ date, own, acted, seen },
    finished: finished || null,
    note: note || null,
    movedFrom: movedFrom || null,
    exercises: readToldExercises(JSON.parse(exercises || '[]')),
  }));
}

/**
 * How many workouts of the coach's last days are new to them (specification §7.501). The days are theirs, so they say when
 * each began: the hub knows no zone of a device.
 */
export function countNewWorkouts(e: RequestEvent): void {
  const days = readDays(bodyOf(e));
  if (days === null) {
    refuseFields({ begins: `Say when your last days began, at most ${MOST_DAYS}, and when today is over.` });
  }
  const clock = clockOf(days);
  const workouts = workoutsOf(e.app, e.auth?.id ?? '', days, clock.from);
  e.json(200, { count: countNews(workouts, clock.from, clock) });
}
