import { freeName } from './free-name';
import { entriesOf, type Stored, textOf } from './stored';

/**
 * The exercises of a plan's workout, or of another workout, for a new workout: all that is stored of each, but not
 * done and without results. Each has an `id` that no other has, and a `code` by which its history is found; both are
 * made of what is there, so that they are the same each time (specification §3.21).
 */
export function freshExercises(stored: unknown): Stored[] {
  const taken = new Set<string>();
  return entriesOf(stored).map((exercise, index) => {
    const name = textOf(exercise['id']) || textOf(exercise['code']) || String(index + 1);
    const id = freeName(name, taken);
    taken.add(id);
    return { ...exercise, id, code: textOf(exercise['code']) || name, completed: false, results: '' };
  });
}
