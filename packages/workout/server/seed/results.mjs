/** The results that an athlete writes down: in their own style, and a little more each week. */

/** @typedef {(week: number, start: number) => string} Result `start`: the kilograms of the first week */

/** Every second week one step more. */
const step = (/** @type {number} */ week) => Math.floor(week / 2);

/** @type {Record<string, Result>} */
const RESULTS = {
  'Barbell Squat': (week, start) => `3x8 @ ${start + 2.5 * step(week)} kg`,
  'Romanian Deadlift': (week, start) => {
    const weight = start - 5 + 2.5 * step(week);
    return `${weight}x8, ${weight}x8, ${weight}x${week % 2 === 0 ? 6 : 8}`;
  },
  Plank: (week) => `3 times ${30 + 5 * step(week)} seconds`,
  'Dumbbell Bench Press': (week, start) => `3 x 12 x ${start / 2 + 5 * step(week)}lb`,
  'Bent Over Barbell Row': (week, start) => `3x10 @ ${start - 15 + 2.5 * step(week)} kg`,
  'Face Pull': (week) => `2x${12 + step(week)}`,
  'Dead Bug': () => '3x8',
  'Trail Running/Walking': (week) => `${5 + step(week) / 2} km in ${42 + 3 * step(week)} min, easy`,
  'Hamstring Stretch': () => 'both sides, 2 x 30 s',
  'Goblet Squat': (week, start) => `3x10 @ ${start + 2 * step(week)} kg`,
  'Dumbbell Lunges': (week, start) => `3x8 @ ${start - 2 + step(week)} kg`,
  Pushups: (week) => `${10 + step(week)}, ${9 + step(week)}, ${8 + step(week)}`,
  'Mountain Climbers': (week) => `3x${20 + 2 * step(week)}`,
  'Rowing, Stationary': (week) => `${2 + step(week) / 4} km in ${10 + step(week)} min`,
};

/** Results of exercises that did not go as planned. */
const OTHERWISE = [
  'Knee felt stiff, stopped after two sets',
  'No rack free, did goblet squats',
  'Tired, lighter',
];

/**
 * The result of one exercise.
 * @param {string} title
 * @param {{ week: number, start: number, turn: number }} when `turn` counts the athlete's workouts
 * @returns {string}
 */
export function resultOf(title, { week, start, turn }) {
  if (title === 'Barbell Squat' && turn % 13 === 6) return OTHERWISE[turn % OTHERWISE.length] ?? '';
  return RESULTS[title]?.(week, start) ?? '';
}
