/** What an athlete did: a little more each week. */

/** @typedef {{ weight?: number, unit?: 'kg' | 'lb', reps?: number, seconds?: number, metres?: number }} DoneSet */
/**
 * @typedef {(week: number, start: number) => DoneSet[]} DoneSets `start`: the weight of the first week, in kg
 */

/** One increment every second week. */
const step = (/** @type {number} */ week) => Math.floor(week / 2);

/**
 * The same set, `count` times.
 * @param {number} count
 * @param {DoneSet} set
 * @returns {DoneSet[]}
 */
const times = (count, set) => Array.from({ length: count }, () => set);

/**
 * @param {number} reps
 * @param {number} weight in kg
 * @returns {DoneSet}
 */
const kg = (reps, weight) => ({ reps, weight, unit: 'kg' });

/** @type {Record<string, DoneSets>} */
const DONE = {
  'Barbell Squat': (week, start) => times(3, kg(8, start + 2.5 * step(week))),
  'Romanian Deadlift': (week, start) => {
    const weight = start - 5 + 2.5 * step(week);
    return [kg(8, weight), kg(8, weight), kg(week % 2 === 0 ? 6 : 8, weight)];
  },
  Plank: (week) => times(3, { seconds: 30 + 5 * step(week) }),
  'Dumbbell Bench Press': (week, start) =>
    times(3, { reps: 12, weight: start / 2 + 5 * step(week), unit: 'lb' }),
  'Bent Over Barbell Row': (week, start) => times(3, kg(10, start - 15 + 2.5 * step(week))),
  'Face Pull': (week) => times(2, { reps: 12 + step(week) }),
  'Dead Bug': () => times(3, { reps: 8 }),
  'Trail Running/Walking': (week) => [
    { metres: 5000 + 500 * step(week), seconds: 60 * (42 + 3 * step(week)) },
  ],
  'Hamstring Stretch': () => times(2, { seconds: 30 }),
  'Goblet Squat': (week, start) => times(3, kg(10, start + 2 * step(week))),
  'Dumbbell Lunges': (week, start) => times(3, kg(8, start - 2 + step(week))),
  Pushups: (week) => [10, 9, 8].map((reps) => ({ reps: reps + step(week) })),
  'Mountain Climbers': (week) => times(3, { reps: 20 + 2 * step(week) }),
  'Rowing, Stationary': (week) => [{ metres: 2000 + 250 * step(week), seconds: 60 * (10 + step(week)) }],
};

/** What an athlete writes if an exercise did not go as planned. */
const OTHERWISE = [
  'Knee felt stiff, stopped after two sets',
  'No rack free, did goblet squats',
  'Tired, lighter',
];

/** The hour, in UTC, at which past workouts began. */
const HOUR = 16;

/** The minutes between two sets. */
const PACE = 3;

/**
 * The saved values of a completed exercise: its sets, or sometimes a sentence.
 * @param {string} title
 * @param {object} when
 * @param {number} when.week whole weeks since the athlete's start
 * @param {number} when.start the weight of the first week, in kg
 * @param {number} when.turn the index of the athlete's workout
 * @param {number} when.place the index of the exercise in its workout
 * @param {string} [when.date] YYYY-MM-DD; missing for sets whose time is unknown
 * @returns {{ completed: true, results?: string, sets?: object[] }}
 */
export function saveOf(title, { week, start, turn, place, date }) {
  const done = DONE[title]?.(week, start) ?? [];
  if (done.length === 0 || (title === 'Barbell Squat' && turn % 13 === 6))
    return { completed: true, results: OTHERWISE[turn % OTHERWISE.length] ?? '' };
  const sets = done.map((set, index) => ({
    id: String(index + 1),
    ...set,
    done: true,
    ...(date !== undefined && { at: instantOf(date, PACE * (4 * place + index)) }),
  }));
  return { completed: true, sets };
}

/**
 * @param {string} date YYYY-MM-DD
 * @param {number} minutes since a workout of that day began
 */
function instantOf(date, minutes) {
  return new Date(Date.parse(`${date}T${HOUR}:00:00Z`) + 60_000 * minutes).toISOString();
}
