import { readFile } from 'node:fs/promises';

/** @typedef {{ name: string, muscles: string[], secondary: string[], equipment: string | null }} Entry */

/** The exercises of the library that comes with the hub. @returns {Promise<Entry[]>} */
export async function readLibrary() {
  const file = new URL('../src/coach/people/library/free-exercise-db.json', import.meta.url);
  /** @type {unknown} */
  const library = JSON.parse(await readFile(file, 'utf8'));
  return /** @type {Entry[]} */ (library);
}

/** Muscles and equipment of each, by its title in small letters. */
async function exerciseMuscles() {
  const library = await readLibrary();
  return library.map(({ name, muscles, secondary, equipment }) => ({
    title: name.trim().toLowerCase(),
    muscles,
    secondary,
    equipment: equipment ?? '',
  }));
}

/** The data files of the server part. */
export const assets = { 'exercise-muscles.json': async () => JSON.stringify(await exerciseMuscles()) };
