/** The muscles that exercises are for, by the names of free-exercise-db (specification §3.330). */
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

/** What exercises are done with, by the names of free-exercise-db; nothing for none. */
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

/** The muscles in a stored list, in the order of {@link MUSCLES}; what is none is left out. */
export function readMuscles(stored: unknown): Muscle[] {
  if (!Array.isArray(stored)) return [];
  return MUSCLES.filter((muscle) => stored.includes(muscle));
}

/** What is wrong with a list of muscles, as a sentence; `null` if nothing is. */
export function musclesProblem(list: unknown): string | null {
  if (!Array.isArray(list)) return 'The muscles must be a list.';
  const named: unknown[] = list;
  const unknown = named.find((muscle) => !MUSCLES.some((known) => known === muscle));
  if (unknown !== undefined) return `Choose muscles of these: ${MUSCLES.join(', ')}.`;
  return new Set(named).size === named.length ? null : 'Each muscle is named once.';
}
