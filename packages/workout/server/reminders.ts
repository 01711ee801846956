import { addDays, type CalendarDate } from '@hub/calendar';
import { daysInWords, type ReminderSource } from '@hub/reminders';
import { coachPaths, workoutPaths } from '../src/paths';
import { isBegun, readObjects } from '../src/rules';

/** A stored list of exercises; invalid JSON counts as empty. */
const EXERCISES = "CASE WHEN json_valid(exercises) THEN exercises ELSE '[]' END";

/** A workout for today that has not been started. */
const workoutToday: ReminderSource = {
  name: 'workout-today',
  tool: 'workout',
  leads: [0],
  hour: 'workoutHour',
  isDoneInTool: true,
  endsWithDate: true,
  select: `SELECT id AS record, date, workoutTitle AS title, '' AS category, ${EXERCISES} AS detail,
      created, updated, rev
    FROM workouts WHERE user = {:person} AND date = {:today}`,
  due: ({ record, date, title, detail }) =>
    isBegun(JSON.parse(detail)) ? null : { date, title, path: workoutPaths.workout(record) },
  say: ({ title }) => ({
    named: `${title} is waiting for you today`,
    unnamed: 'A workout is waiting for you today',
  }),
};

/** One workout of an athlete. */
interface LastWorkout {
  date: CalendarDate;
  exercises: unknown;
}

/** An athlete with their time zone, `''` if it is not known, and their last workouts before today, the latest first. */
interface LastWorkouts {
  user: string;
  zone: string;
  workouts: LastWorkout[];
}

/** The missed workouts: all since the last one that was begun. A workout without exercises can't be missed. */
function missedInRow({ workouts }: LastWorkouts): LastWorkout[] {
  const counted = workouts.filter(({ exercises }) => readObjects(exercises).length > 0);
  const begun = counted.findIndex(({ exercises }) => isBegun(exercises));
  return begun < 0 ? counted : counted.slice(0, begun);
}

/** Whether the last two were missed, and fewer than two before that day: a coach is reminded only once. */
function missedTwo(last: LastWorkouts): boolean {
  const missed = missedInRow(last);
  const latest = missed[0]?.date ?? '';
  return missed.length >= 2 && missed.filter(({ date }) => date < latest).length < 2;
}

const HAS_EXERCISES = `json_array_length(${EXERCISES}) > 0`;

/** An athlete who has missed two workouts in a row; the date is the day after the second one. */
const missedWorkouts: ReminderSource = {
  name: 'workout-missed',
  tool: 'workout',
  leads: [0],
  select: `SELECT w.id AS record, date(w.date, '+1 day') AS date, u.name AS title, '' AS category,
      json_object('user', w.user, 'zone', u.timeZone, 'workouts', json((
        SELECT json_group_array(json_object('date', e.date, 'exercises', json(e.exercises))) FROM (
          SELECT date, ${EXERCISES} AS exercises FROM workouts b
          WHERE b.user = w.user AND b.date < {:today} AND ${HAS_EXERCISES} ORDER BY b.date DESC, b.id LIMIT 20
        ) e
      ))) AS detail, w.created AS created, w.updated AS updated, w.rev AS rev
    FROM users u JOIN workouts w ON w.id = (
      SELECT l.id FROM workouts l WHERE l.user = u.id AND l.date < {:today} AND ${HAS_EXERCISES}
      ORDER BY l.date DESC, l.id LIMIT 1
    )
    WHERE {:isAdmin} AND NOT u.isDeactivated AND w.date >= date({:today}, '-7 day')`,
  due({ date, title, detail }, dateIn) {
    const last = JSON.parse(detail) as LastWorkouts;
    const day = addDays(date, -1);
    // If the athlete's time zone is not known, the coach's date decides whether the day is over.
    const isOver = last.zone === '' || day < dateIn(last.zone);
    if (!missedTwo(last) || !isOver) return null;
    return { date, title, path: coachPaths.calendar(last.user, day) };
  },
  say: ({ title }) => ({
    named: `${title} missed two workouts in a row`,
    unnamed: 'An athlete missed two workouts in a row',
  }),
};

/** An active plan whose last workout is within a week. */
const planEnds: ReminderSource = {
  name: 'plan-ends',
  tool: 'workout',
  leads: [7],
  endsWithDate: true,
  isInCalendar: true,
  select: `SELECT p.id AS record, max(w.date) AS date, p.planTitle AS title, '' AS category, p.user AS detail,
      p.created AS created, max(p.updated, max(w.updated)) AS updated, p.rev AS rev
    FROM plans p JOIN workouts w ON w.user = p.user AND w.plan = p.id AND w.plan != ''
      JOIN users u ON u.id = p.user AND NOT u.isDeactivated
    WHERE {:isAdmin} AND p.active GROUP BY p.id`,
  due: ({ date, title, detail }) => ({ date, title, path: coachPaths.plans(detail) }),
  say: ({ title }, left) => ({
    named: `The plan ${title} ends ${daysInWords(left)}`,
    unnamed: `A plan ends ${daysInWords(left)}`,
  }),
};

/** The reminders of athletes and coaches. */
export const workoutReminders: readonly ReminderSource[] = [workoutToday, missedWorkouts, planEnds];
