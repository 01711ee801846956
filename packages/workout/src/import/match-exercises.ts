import { nameKey, wordsOf } from './exercise-words';

/** The id and name of a library exercise. */
export interface NamedExercise {
  id: string;
  title: string;
}

/** The person's answers about names, by `nameKey`: the id of an exercise, or `''` for one of their own. */
export type StoredNames = Readonly<Record<string, string>>;

/** The meaning of a name in a file. */
export interface NameMatch<Exercise> {
  /** `null` if it is the person's own exercise. */
  exercise: Exercise | null;
  /** Whether it is certain: the name is the same, or the person has answered. */
  isSure: boolean;
}

/** The exercises by a key; `null` for a key of several, because a guess would mix up their histories. */
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
 * The library exercise for each name in a file (specification §5.575, §5.682): by the person's answer, the same name,
 * or the same words. Without a match, or with several, it is an exercise of the person's own.
 */
export function matchExercises<Exercise extends NamedExercise>(
  names: Iterable<string>,
  library: readonly Exercise[],
  stored: StoredNames,
): Map<string, NameMatch<Exercise>> {
  const exact = indexed(library, nameKey);
  const loose = indexed(library, keyOfWords);
  const byId = new Map(library.map((exercise) => [exercise.id, exercise]));

  function match(name: string): NameMatch<Exercise> {
    const exerciseId = Object.hasOwn(stored, nameKey(name)) ? stored[nameKey(name)] : undefined;
    const exercise = exerciseId === undefined ? undefined : byId.get(exerciseId);
    if (exerciseId === '' || exercise) return { exercise: exercise ?? null, isSure: true };
    const same = exact.get(nameKey(name));
    if (same) return { exercise: same, isSure: true };
    return { exercise: same === null ? null : (loose.get(keyOfWords(name)) ?? null), isSure: false };
  }

  return new Map([...names].map((name) => [name, match(name)]));
}
