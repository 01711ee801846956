import { addDays } from '@hub/calendar';
import { daysInWords, type ReminderSource } from '@hub/reminders';
import { coachPaths, workoutPaths } from '../src/paths';
import { isBegun } from '../src/rules';

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
  say: ({ title }) => ({ named: `${title} waits for you today`, unnamed: 'A workout waits for you today' }),
};

/** An athlete with the exercises of their last workouts before today, the latest first. */
interface LastWorkouts {
  user: string;
  lists: unknown[];
}

/** Whether the last two were missed, and the one before was not, so that a coach is reminded only once. */
function missedTwo({ lists }: LastWorkouts): boolean {
  const [last, before, earlier] = lists;
  const isMissed = (list: unknown) => list !== undefined && !isBegun(list);
  return isMissed(last) && isMissed(before) && !isMissed(earlier);
}

/** An athlete who has missed two workouts in a row; the date is the day after the second one. */
const missedWorkouts: ReminderSource = {
  name: 'workout-missed',
  tool: 'workout',
  leads: [0],
  select: `SELECT w.id AS record, date(w.date, '+1 day') AS date, u.name AS title, '' AS category,
      json_object('user', w.user, 'lists', json((
        SELECT json_group_array(json(e.exercises)) FROM (
          SELECT ${EXERCISES} AS exercises FROM workouts b
          WHERE b.user = w.user AND b.date < {:today} ORDER BY b.date DESC, b.id LIMIT 3
        ) e
      ))) AS detail, w.created AS created, w.updated AS updated, w.rev AS rev
    FROM users u JOIN workouts w ON w.id = (
      SELECT l.id FROM workouts l WHERE l.user = u.id AND l.date < {:today} ORDER BY l.date DESC, l.id LIMIT 1
    )
    WHERE {:isAdmin} AND NOT u.isDeactivated AND w.date >= date({:today}, '-7 day')`,
  due({ date, title, detail }) {
    const last = JSON.parse(detail) as LastWorkouts;
    if (!missedTwo(last)) return null;
    return { date, title, path: coachPaths.calendar(last.user, addDays(date, -1)) };
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
      p.created AS created, p.updated AS updated, p.rev AS rev
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
