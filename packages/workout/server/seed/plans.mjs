/**
 * The plans of the demo: what a coach gives to whom.
 * @typedef {object} PlannedWorkout
 * @property {string} id
 * @property {string} workoutTitle
 * @property {string} workoutDescription
 * @property {'weekly' | 'bi-weekly' | 'monthly'} frequency
 * @property {number[]} days how many days after today's weekday each comes
 * @property {string[]} exercises names in the library
 *
 * @typedef {{ planTitle: string, planDescription: string, workouts: PlannedWorkout[] }} Plan
 */

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
