import { addDays, type CalendarDate, isCalendarDate } from '@hub/calendar';
import { arrayFrom, bodyOf, refuseFields, shownAt } from '@hub/pocketbase/hooks';
import { countNews, endOfDay, type FeedClock, readNewsExercises, type NewsWorkout } from '../src/rules';

/** The most days that are counted. */
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

/** A workout, with the time zone of its athlete; `''` if that is not known. */
type ZonedWorkout = NewsWorkout & { zone: string };

const firstDay = ({ today, begins }: Days): CalendarDate => addDays(today, 2 - begins.length);

/** The coach's clock, known only for the days that they sent, and the athletes' clocks. */
function clockOf(days: Days, workouts: readonly ZonedWorkout[], now: number): FeedClock {
  const { today, begins } = days;
  const from = firstDay(days);
  const dates = begins.map((_, index) => addDays(from, index));
  const zones = new Map(workouts.map(({ user, zone }) => [user, zone]));
  const zoneOf = (user: string) => zones.get(user) ?? '';
  const endHere = (day: CalendarDate) =>
    begins.find((_, index) => (dates[index] ?? '') > day) ?? begins.at(-1) ?? 0;
  return {
    todayOf: (user) => (zoneOf(user) === '' ? today : shownAt(zoneOf(user), now).slice(0, 10)),
    dayOf: (at) => dates[begins.filter((begin) => begin <= at).length - 1] ?? addDays(from, -1),
    endOf: (day, user) =>
      zoneOf(user) === '' ? endHere(day) : endOfDay(day, (at) => shownAt(zoneOf(user), at)),
  };
}

/** The most workouts that are counted per athlete, and that are loaded at a time: each can have 200 kB. */
const MOST_OF_ONE = 100;
const AT_A_TIME = 50;

/** The ids of workouts that may be new: other people's, planned for or done on these days, and perhaps not seen since. */
const MAYBE_NEW = `SELECT coalesce(json_group_array(id), '[]') AS text FROM (
  SELECT id, row_number() OVER (PARTITION BY user ORDER BY acted DESC, date DESC, id) AS place FROM workouts
  WHERE user != {:me} AND ((acted >= {:begin} AND acted < {:end}) OR (date >= {:from} AND date <= {:today}))
    AND (seen = '' OR seen < acted OR seen < date(date, '+2 days'))
) WHERE place <= ${MOST_OF_ONE}`;

const OF_THESE = `SELECT user, coalesce((SELECT timeZone FROM users WHERE id = workouts.user), '') AS zone,
  date, exercises, finished, note, own, movedFrom, acted, seen FROM workouts
  WHERE id IN (SELECT value FROM json_each({:ids}))`;

function idsOf(app: App, me: string, { today, begins }: Days, from: CalendarDate): string[] {
  const instant = (at: number | undefined) => new Date(at ?? 0).toISOString();
  const range = { me, from, today, begin: instant(begins[0]), end: instant(begins.at(-1)) };
  return arrayFrom<string>(app, MAYBE_NEW, range);
}

function workoutsOf(app: App, ids: readonly string[]): ZonedWorkout[] {
  const text = {
    user: '',
    zone: '',
    date: '',
    exercises: '',
    finished: '',
    note: '',
    movedFrom: '',
    acted: '',
    seen: '',
  };
  const rows = arrayOf(new DynamicModel({ ...text, own: false }));
  app
    .db()
    .newQuery(OF_THESE)
    .bind({ ids: JSON.stringify(ids) })
    .all(rows);
  return rows.map(({ user, zone, date, exercises, finished, note, own, movedFrom, acted, seen }) => ({
    ...{ user, zone, date, own, acted, seen },
    finished: finished || null,
    note: note || null,
    movedFrom: movedFrom || null,
    exercises: readNewsExercises(JSON.parse(exercises || '[]')),
  }));
}

/**
 * Counts the workouts of the coach's last days that are new to them (specification §7.501). The coach's device sends when
 * each day began, because the hub does not know its time zone. Missed workouts are judged in the athlete's time zone.
 */
export function countNewWorkouts(e: RequestEvent): void {
  const days = readDays(bodyOf(e));
  if (days === null) {
    refuseFields({ begins: `Say when your last days began, at most ${MOST_DAYS}, and when today is over.` });
  }
  const from = firstDay(days);
  const ids = idsOf(e.app, e.auth?.id ?? '', days, from);
  const now = Date.now();
  let count = 0;
  while (ids.length > 0) {
    const workouts = workoutsOf(e.app, ids.splice(0, AT_A_TIME));
    count += countNews(workouts, from, clockOf(days, workouts, now));
  }
  e.json(200, { count });
}
