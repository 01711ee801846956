import { readFile } from 'node:fs/promises';

/**
 * @typedef {object} Entry
 * @property {string} name
 * @property {string} level
 * @property {string | null} equipment
 * @property {string[]} muscles
 * @property {string[]} secondary
 * @property {string} instructions
 */

/** The exercises of the built-in library. @returns {Promise<Entry[]>} */
export async function readLibrary() {
  const file = new URL('../src/coach/people/library/free-exercise-db.json', import.meta.url);
  /** @type {unknown} */
  const library = JSON.parse(await readFile(file, 'utf8'));
  return /** @type {Entry[]} */ (library);
}

/** The muscles and equipment of each exercise, by its title in lower case. */
async function exerciseMuscles() {
  const library = await readLibrary();
  return library.map(({ name, muscles, secondary, equipment }) => ({
    title: name.trim().toLowerCase(),
    muscles,
    secondary,
    equipment: equipment ?? '',
  }));
}

/** The data files of Workout's server part. */
export const assets = { 'exercise-muscles.json': async () => JSON.stringify(await exerciseMuscles()) };
