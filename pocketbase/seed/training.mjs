import { exercises } from './data/exercises.mjs';
import { shiftDate, weekday } from './dates.mjs';

/** @typedef {import('pocketbase').default} PocketBase */

/** The days of the plan, with the exercises of each by name and what the athlete last did. */
const STRENGTH = [
  {
    title: 'Legs and back',
    exercises: {
      'Barbell Squat': '3 × 8 at 60 kg',
      'Romanian Deadlift': '3 × 10 at 50 kg',
      Plank: '3 × 45 s',
    },
  },
  {
    title: 'Push and pull',
    exercises: {
      'Dumbbell Bench Press': '3 × 10 at 16 kg',
      'Bent Over Barbell Row': '3 × 10 at 40 kg',
      'Face Pull': '2 × 15 at 15 kg',
      'Dead Bug': '3 × 8',
    },
  },
  {
    title: 'Easy hour outside',
    exercises: { 'Trail Running/Walking': '6 km in 48 min', 'Hamstring Stretch': '2 × 30 s' },
  },
];

/** The days on which workouts stand, from today: two a week behind, two a week ahead. */
const DAYS = [-18, -16, -11, -9, -4, -2, 0, 3, 5, 10, 12];
/** One that was not finished. */
const MISSED = -9;

/**
 * The library of exercises, as the coach would have filled it.
 * @param {PocketBase} client
 */
async function seedLibrary(client) {
  for (const { name, level, equipment, muscles, category, instructions } of exercises) {
    const tags = [...new Set([category, ...muscles, equipment ?? 'no equipment'])];
    await client.collection('exercises').create({
      title: name,
      instructions: instructions.join('\n'),
      instruction: instructions.join('\n'),
      tags,
      tags_csv: tags.join(', '),
      notes: level === 'beginner' ? 'Good to start with.' : '',
    });
  }
}

/**
 * The exercises of one day, as a workout or a plan holds them.
 * @param {Record<string, string>} results
 * @param {'done' | 'half' | 'open'} state
 */
function exercisesOf(results, state) {
  return Object.entries(results).map(([title, result], index) => {
    const completed = state === 'done' || (state === 'half' && index === 0);
    return { id: `e${index + 1}`, title, completed, results: completed ? result : '', tags: [], notes: '' };
  });
}

/**
 * An athlete's plans and workouts around today.
 * @param {PocketBase} client
 * @param {string} user
 * @param {string} today
 */
async function seedAthlete(client, user, today) {
  const days = STRENGTH.map(({ title, exercises }, index) => ({
    workoutTitle: title,
    workoutDescription: '',
    frequency: 'weekly',
    workoutDay: weekday(shiftDate(today, DAYS[6 + index] ?? 0)),
    exercises: exercisesOf(exercises, 'open'),
  }));
  const plans = client.collection('plans');
  await plans.create({ user, active: false, planTitle: 'First weeks', workouts: days.slice(2) });
  await plans.create({
    user,
    active: true,
    planTitle: 'Strength, three days a week',
    planDescription: 'Leave two repetitions in the tank; add weight when all sets feel easy.',
    workouts: days,
  });
  for (const [index, offset] of DAYS.entries()) {
    const { title, exercises } = STRENGTH[index % STRENGTH.length] ?? { title: '', exercises: {} };
    const state = offset >= 0 ? 'open' : offset === MISSED ? 'half' : 'done';
    await client.collection('workouts').create({
      user,
      date: shiftDate(today, offset),
      workoutTitle: title,
      workoutDescription: offset >= 0 ? 'Warm up for ten minutes first.' : '',
      exercises: exercisesOf(exercises, state),
    });
  }
}

/**
 * The coaching tool's records.
 * @param {PocketBase} client
 * @param {string[]} athletes their ids
 * @param {string} today YYYY-MM-DD
 */
export async function seedTraining(client, athletes, today) {
  await seedLibrary(client);
  for (const athlete of athletes) await seedAthlete(client, athlete, today);
}
