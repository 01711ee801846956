import { isJsonObject } from '@hub/pocketbase/json-object';

const MOST_NAMES = 1000;
const MOST_CHARACTERS = 200;
const ID = /^[a-z0-9]{15}$/;

/** The problem with a map of exercise names, as a sentence; `null` if there is none. */
export function exerciseNamesProblem(names: unknown): string | null {
  if (!isJsonObject(names)) return 'The names of exercises are an object of ids by name.';
  const all = Object.entries(names);
  if (all.length > MOST_NAMES) return `At most ${MOST_NAMES} names of exercises are kept.`;
  if (all.some(([name]) => name.length > MOST_CHARACTERS))
    return `A name of an exercise has at most ${MOST_CHARACTERS} characters.`;
  return all.every(([, id]) => typeof id === 'string' && (id === '' || ID.test(id)))
    ? null
    : 'A name means an exercise of the library by its id, or one of your own by an empty text.';
}
