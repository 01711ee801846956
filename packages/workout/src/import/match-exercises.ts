import { nameKey, wordsOf } from './exercise-words';

/** An exercise of the library, as far as its name goes. */
export interface NamedExercise {
  id: string;
  title: string;
}

/** What names mean by what the person has said, by `nameKey`: the id of an exercise, or `''` for one of their own. */
export type KeptNames = Readonly<Record<string, string>>;

/** What a name of a file means. */
export interface NameMatch<Exercise> {
  /** `null` where it is an exercise of the person's own. */
  exercise: Exercise | null;
  /** Whether that is known: by the same name, or by what the person has said. */
  isSure: boolean;
}

/** The exercises by a key; `null` where several have the same, for a guess would mix up their histories. */
function indexed<Exercise extends NamedExercise>(
  library: readonly Exercise[],
  keyOf: (name: string) => string,
) {
  const index = new Map<string, Exercise | null>();
  for (const exercise of library) {
    const key = keyOf(exercise.title);
    index.set(key, index.has(key) ? null : exercise);
  }
  return index;
}

const keyOfWords = (name: string) => wordsOf(name).join(' ');

/**
 * The exercise of the library that each name of a file means (specification §5.575, §5.682): what the person has said, else the one
 * with the same name, else the one with the same words. A name that means none, or might mean several, stays an exercise of the
 * person's own.
 */
export function matchExercises<Exercise extends NamedExercise>(
  names: Iterable<string>,
  library: readonly Exercise[],
  kept: KeptNames,
): Map<string, NameMatch<Exercise>> {
  const exact = indexed(library, nameKey);
  const loose = indexed(library, keyOfWords);
  const byId = new Map(library.map((exercise) => [exercise.id, exercise]));

  function match(name: string): NameMatch<Exercise> {
    const said = Object.hasOwn(kept, nameKey(name)) ? kept[nameKey(name)] : undefined;
    const exercise = said === undefined ? undefined : byId.get(said);
    if (said === '' || exercise) return { exercise: exercise ?? null, isSure: true };
    const same = exact.get(nameKey(name));
    if (same) return { exercise: same, isSure: true };
    return { exercise: same === null ? null : (loose.get(keyOfWords(name)) ?? null), isSure: false };
  }

  return new Map([...names].map((name) => [name, match(name)]));
}
