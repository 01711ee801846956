/** The muscles, by their names in free-exercise-db (specification §3.330). */
export const MUSCLES = [
  'abdominals',
  'abductors',
  'adductors',
  'biceps',
  'calves',
  'chest',
  'forearms',
  'glutes',
  'hamstrings',
  'lats',
  'lower back',
  'middle back',
  'neck',
  'quadriceps',
  'shoulders',
  'traps',
  'triceps',
] as const;

export type Muscle = (typeof MUSCLES)[number];

/** The kinds of equipment, by their names in free-exercise-db; “no equipment” is not one of them. */
export const EQUIPMENT = [
  'bands',
  'barbell',
  'cable',
  'dumbbell',
  'e-z curl bar',
  'exercise ball',
  'foam roll',
  'kettlebells',
  'machine',
  'medicine ball',
  'other',
] as const;

/** The muscles in a stored list, in the order of {@link MUSCLES}, without unknown ones. */
export function readMuscles(stored: unknown): Muscle[] {
  if (!Array.isArray(stored)) return [];
  return MUSCLES.filter((muscle) => stored.includes(muscle));
}

/** The problem with a list of muscles, as a sentence; `null` if there is none. */
export function musclesProblem(list: unknown): string | null {
  if (!Array.isArray(list)) return 'The muscles must be a list.';
  const named: unknown[] = list;
  const unknown = named.find((muscle) => !MUSCLES.some((known) => known === muscle));
  if (unknown !== undefined) return `Choose muscles of these: ${MUSCLES.join(', ')}.`;
  return new Set(named).size === named.length ? null : 'Each muscle is named once.';
}
