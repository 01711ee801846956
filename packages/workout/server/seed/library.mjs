import { inBatches } from '@hub/pocketbase/seed-kit';
import { readLibrary } from '../assets.mjs';

/** @typedef {import('pocketbase').default} PocketBase */

/**
 * An exercise of the library in the form that workouts and plans contain.
 * @typedef {{ [field: string]: unknown }} Exercise
 */

const search = (/** @type {string} */ words) =>
  `https://www.youtube.com/results?search_query=${encodeURIComponent(words)}`;

/** The demo's exercises, by their names in the built-in library, with a tag for each. */
const CATEGORIES = {
  'Barbell Squat': 'strength',
  'Goblet Squat': 'strength',
  'Romanian Deadlift': 'strength',
  'Barbell Deadlift': 'strength',
  'Barbell Hip Thrust': 'powerlifting',
  'Dumbbell Lunges': 'strength',
  'Split Squats': 'stretching',
  Pushups: 'strength',
  'Dumbbell Bench Press': 'strength',
  'Barbell Shoulder Press': 'strength',
  Pullups: 'strength',
  'Bent Over Barbell Row': 'strength',
  'Face Pull': 'strength',
  Plank: 'strength',
  'Dead Bug': 'strength',
  'Mountain Climbers': 'plyometrics',
  'Hamstring Stretch': 'stretching',
  'Rowing, Stationary': 'cardio',
  'Trail Running/Walking': 'cardio',
  'Glute Ham Raise': 'powerlifting',
};

/** The coach's texts for some of the exercises, by name. @type {Record<string, Record<string, string>>} */
const COACHED = {
  'Barbell Squat': {
    video: search('barbell squat form'),
    notes: 'Knees out, heels down. Stop two repetitions before it gets slow.',
    progression: 'Add 2.5 kg when all sets feel easy twice in a row.',
    regression: 'Goblet squat to a box.',
  },
  'Romanian Deadlift': {
    video: search('romanian deadlift form'),
    notes: 'Push the hips back; the bar stays on the legs.',
    progression: 'Three seconds on the way down.',
    regression: 'Half the way down, with dumbbells.',
  },
  'Dumbbell Bench Press': {
    notes: 'Shoulder blades together.',
    progression: 'One second still at the bottom.',
    regression: 'Push-ups with the hands on a bench.',
  },
  'Bent Over Barbell Row': { notes: 'The back stays flat; no swinging.', regression: 'One arm, on a bench.' },
  Plank: { progression: 'Lift one foot at a time.', regression: 'On the knees.' },
  'Face Pull': { video: search('face pull form') },
};

/**
 * Fills the library of exercises, as a coach would.
 * @param {PocketBase} client
 * @returns {Promise<Map<string, Exercise>>} by name, each with the id of its record as `code`
 */
export async function seedLibrary(client) {
  const library = new Map((await readLibrary()).map((entry) => [entry.name, entry]));
  const made = await inBatches(Object.entries(CATEGORIES), ([name, category]) => {
    const entry = library.get(name);
    if (entry === undefined) throw new Error(`The library has no ${name}.`);
    const { level, equipment, muscles, secondary, instructions } = entry;
    const tags = [...new Set([category, ...muscles, equipment ?? 'no equipment'])];
    return client.collection('exercises').create({
      title: name,
      instructions,
      instruction: instructions,
      tags,
      tags_csv: tags.join(', '),
      muscles,
      secondary,
      equipment: equipment ?? '',
      notes: level === 'beginner' ? 'Good to start with.' : '',
      ...COACHED[name],
    });
  });
  return new Map(made.map((record) => [String(record.title), inWorkout(record)]));
}

/**
 * The fields of a library exercise that a workout copies.
 * @param {Readonly<{ id: string, [field: string]: unknown }>} record
 * @returns {Exercise}
 */
function inWorkout({ id, title, video, tags, instructions, notes, progression, regression }) {
  return { code: id, title, video, tags, instructions, notes, progression, regression };
}
