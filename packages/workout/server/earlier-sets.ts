import { arrayFrom } from '@hub/pocketbase/hooks';
import {
  type EarlierSet,
  earlierSets,
  type ExerciseIdentity,
  isLabel,
  type Stored,
  trimmedText,
} from '../src/rules';

/** The key of an exercise, in SQL: its code, otherwise its id. Without either, it is in no other workout. */
const CODE = `COALESCE(NULLIF(TRIM(e.value ->> '$.code'), ''), TRIM(e.value ->> '$.id'))`;
const HAS_SETS = `COALESCE(e.value ->> '$.sets' LIKE '[{%', 0)`;

const IS_EARLIER = `w.user = {:user} AND w.date <= {:date} AND w.id != {:workout}
  AND e.type = 'object' AND ${CODE} = {:code}`;
/** An exercise whose code is a label is the same only with the same id and title (specification §3.27). */
const IS_SAME = `(NOT {:isLabel} OR (TRIM(e.value ->> '$.id') = {:id} AND TRIM(e.value ->> '$.title') = {:title}))`;

/** Each distinct set that was done before, with its first day: a few dozen. All sets would take half a second. */
const SETS = `SELECT MIN(w.date) AS date, json_object('id', '', 'done', json('true'), 'kind', s.value ->> '$.kind',
    'weight', s.value ->> '$.weight', 'unit', s.value ->> '$.unit', 'reps', s.value ->> '$.reps',
    'seconds', s.value ->> '$.seconds', 'metres', s.value ->> '$.metres') AS text
  FROM workouts w, json_each(w.exercises) e, json_each(e.value, '$.sets') s
  WHERE ${IS_EARLIER} AND ${HAS_SETS} AND ${IS_SAME} AND s.value ->> '$.done' = 1 GROUP BY text`;

/** Each distinct written result of workouts without logged sets, with its first day. */
const RESULTS = `SELECT MIN(w.date) AS date, e.value ->> '$.results' AS text
  FROM workouts w, json_each(w.exercises) e
  WHERE ${IS_EARLIER} AND NOT ${HAS_SETS} AND ${IS_SAME} AND e.value ->> '$.results' != '' GROUP BY text`;

/** What identifies a stored exercise; its code is `''` if it has neither code nor id. */
export function identityOf({ id, code, title }: Stored): ExerciseIdentity {
  return { id: trimmedText(id), code: trimmedText(code) || trimmedText(id), title: trimmedText(title) };
}

/** A workout of a person on a day. */
export interface WorkoutPlace {
  user: string;
  date: string;
  workout: string;
}

const valuesOf = (place: WorkoutPlace, { id, code, title }: ExerciseIdentity) => ({
  ...place,
  ...{ id, code, title, isLabel: isLabel(code) },
});

/** The distinct sets of an exercise that a person has done in other workouts, up to the day of this one. */
export function earlierSetsOf(app: App, place: WorkoutPlace, exercise: Stored): EarlierSet[] {
  const identity = identityOf(exercise);
  if (identity.code === '') return [];
  const values = valuesOf(place, identity);
  const rowsOf = (sql: string) => {
    const rows = arrayOf(new DynamicModel({ date: '', text: '' }));
    app.db().newQuery(sql).bind(values).all(rows);
    return rows;
  };
  return [
    ...rowsOf(SETS).flatMap(({ date, text }) => earlierSets({ sets: [JSON.parse(text)] }, date)),
    ...rowsOf(RESULTS).flatMap(({ date, text }) => earlierSets({ results: text }, date)),
  ];
}

/** A workout from a day on, with its entries of one exercise. */
export interface LaterWorkout {
  id: string;
  date: string;
  entries: readonly Stored[];
}

/** How many later workouts are found: of an exercise that is done twice a week, those of a year. */
const MOST_LATER = 100;

const LATER = `SELECT json_group_array(json_object('id', id, 'date', date, 'entries', json(entries))) AS text
  FROM (SELECT w.id, w.date, json_group_array(json(e.value)) AS entries FROM workouts w, json_each(w.exercises) e
    WHERE w.user = {:user} AND w.date >= {:date} AND w.id != {:workout}
      AND e.type = 'object' AND ${CODE} = {:code} AND ${IS_SAME} AND (${HAS_SETS} OR e.value ->> '$.results' != '')
    GROUP BY w.id ORDER BY w.date, w.id LIMIT ${MOST_LATER})`;

/** A person's other workouts in which something of an exercise was done, from the day of this one on, the earliest first. */
export function laterWorkoutsOf(app: App, place: WorkoutPlace, exercise: Stored): LaterWorkout[] {
  return arrayFrom<LaterWorkout>(app, LATER, valuesOf(place, identityOf(exercise)));
}
