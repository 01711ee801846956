/**
 * The plans of the demo's coach.
 * @typedef {object} PlannedWorkout
 * @property {string} id
 * @property {string} workoutTitle
 * @property {string} workoutDescription
 * @property {'weekly' | 'bi-weekly' | 'monthly'} frequency
 * @property {number[]} days for each day, its distance from today's weekday
 * @property {(string | [name: string, target: object])[]} exercises names in the library, optionally with a
 *   target that replaces the usual one
 *
 * @typedef {{ planTitle: string, planDescription: string, workouts: PlannedWorkout[] }} Plan
 */

/** The usual target of an exercise, in any plan. @type {Record<string, object>} */
export const TARGETS = {
  'Barbell Squat': { sets: 3, reps: 8, percent: 75, rest: 150 },
  'Romanian Deadlift': { sets: 3, reps: 6, repsTo: 8, rpe: 8, rest: 120 },
  Plank: { sets: 3, seconds: 60, rest: 60 },
  'Dumbbell Bench Press': { sets: 3, reps: 12, rpe: 8, rest: 120 },
  'Bent Over Barbell Row': { sets: 3, reps: 10, rpe: 7, rest: 120 },
  'Face Pull': { sets: 2, reps: 12, repsTo: 20, rest: 60, group: 'A' },
  'Dead Bug': { sets: 3, reps: 8, bodyweight: true, rest: 45, group: 'A' },
  'Trail Running/Walking': { sets: 1, metres: 5000 },
  'Hamstring Stretch': { sets: 2, seconds: 30 },
  'Goblet Squat': { sets: 3, reps: 10, rpe: 7, rest: 90 },
  'Dumbbell Lunges': { sets: 3, reps: 8, rpe: 7, rest: 90 },
  Pushups: { sets: 3, amrap: true, bodyweight: true, rest: 60 },
  'Mountain Climbers': { sets: 3, reps: 20, rest: 45 },
  'Rowing, Stationary': { sets: 1, metres: 2000 },
};

/** @type {Plan} */
export const STRENGTH = {
  planTitle: 'Strength, three days a week',
  planDescription: 'Leave two repetitions in the tank; add weight when all sets feel easy.',
  workouts: [
    {
      id: 'legs-and-back',
      workoutTitle: 'Legs and back',
      workoutDescription: 'Warm up for ten minutes first.',
      frequency: 'weekly',
      days: [0, 3],
      exercises: ['Barbell Squat', 'Romanian Deadlift', 'Plank'],
    },
    {
      id: 'push-and-pull',
      workoutTitle: 'Push and pull',
      workoutDescription: 'Two minutes of rest between heavy sets.',
      frequency: 'bi-weekly',
      days: [1, 5],
      exercises: ['Dumbbell Bench Press', 'Bent Over Barbell Row', 'Face Pull', 'Dead Bug'],
    },
    {
      id: 'easy-hour',
      workoutTitle: 'Easy hour outside',
      workoutDescription: 'So easy that you could talk all the way.',
      frequency: 'monthly',
      days: [2],
      exercises: ['Trail Running/Walking', 'Hamstring Stretch'],
    },
  ],
};

/** @type {Plan} */
export const TEN_KILOMETRES = {
  planTitle: 'Ten kilometres without a stop',
  planDescription: 'Two runs and one evening of strength. Skip a run rather than the sleep before it.',
  workouts: [
    {
      id: 'easy-run',
      workoutTitle: 'Easy run',
      workoutDescription: 'So easy that you could talk all the way.',
      frequency: 'weekly',
      days: [0, 4],
      exercises: ['Trail Running/Walking', 'Hamstring Stretch'],
    },
    {
      id: 'strength-for-runners',
      workoutTitle: 'Strength for runners',
      workoutDescription: 'Slow and clean; the weight comes later.',
      frequency: 'weekly',
      days: [2],
      exercises: ['Goblet Squat', 'Dumbbell Lunges', 'Pushups', 'Plank'],
    },
    {
      id: 'rowing',
      workoutTitle: 'Rowing instead of running',
      workoutDescription: 'Gives the knees a rest.',
      frequency: 'monthly',
      days: [6],
      exercises: ['Rowing, Stationary', 'Dead Bug'],
    },
  ],
};

/** @type {Plan} */
export const FIRST_WEEKS = {
  planTitle: 'First weeks',
  planDescription: 'To learn the movements. Nothing here should hurt the day after.',
  workouts: [
    {
      id: 'whole-body',
      workoutTitle: 'Whole body, easy',
      workoutDescription: 'Stop each set while it still feels easy.',
      frequency: 'weekly',
      days: [0, 3],
      exercises: ['Goblet Squat', 'Pushups', 'Dead Bug', 'Hamstring Stretch'],
    },
  ],
};

/** @type {Plan} */
export const AT_HOME = {
  planTitle: 'Half an hour at home',
  planDescription: '',
  workouts: [
    {
      id: 'half-an-hour',
      workoutTitle: 'Half an hour',
      workoutDescription: 'No equipment but a dumbbell.',
      frequency: 'weekly',
      days: [1, 5],
      exercises: ['Goblet Squat', 'Pushups', 'Plank', 'Mountain Climbers'],
    },
    {
      id: 'stretching',
      workoutTitle: 'Stretching',
      workoutDescription: '',
      frequency: 'bi-weekly',
      days: [3],
      exercises: ['Hamstring Stretch', 'Dead Bug'],
    },
  ],
};

/** The coach's template for athletes who begin the winter, with targets. @type {Plan} */
export const WINTER_BASE = {
  planTitle: 'Winter base, two days a week',
  planDescription: 'Four weeks before the heavy ones. Give it to whoever comes back from a break.',
  workouts: [
    {
      id: 'heavy-first',
      workoutTitle: 'Heavy first',
      workoutDescription: 'Warm up for ten minutes, then up to the last set.',
      frequency: 'weekly',
      days: [0],
      exercises: [
        [
          'Barbell Squat',
          {
            ...{ sets: 3, reps: 8, percent: 65, rest: 150 },
            bySet: [
              { reps: 8, percent: 65 },
              { reps: 6, percent: 70 },
              { reps: 4, percent: 75 },
            ],
          },
        ],
        ['Bent Over Barbell Row', { sets: 3, reps: 8, repsTo: 12, rpe: 7, rest: 90 }],
        ['Plank', { sets: 3, seconds: 45, rest: 60 }],
      ],
    },
    {
      id: 'whole-body-light',
      workoutTitle: 'Whole body, light',
      workoutDescription: 'The two of a letter in turn.',
      frequency: 'weekly',
      days: [3],
      exercises: [
        ['Goblet Squat', { sets: 3, reps: 12, weight: 12, unit: 'kg', rest: 60, group: 'A' }],
        ['Pushups', { sets: 3, amrap: true, bodyweight: true, rest: 60, group: 'A' }],
        ['Hamstring Stretch', { sets: 2, seconds: 30 }],
      ],
    },
  ],
};
