/** What an exercise is called by, wherever it is stored (specification §3.21). */
export interface ExerciseIdentity {
  id: string;
  code: string;
  title: string;
}

/** A code of at most so many characters is a label such as "A1": other exercises have it too. */
const LONGEST_LABEL = 3;

/** Whether a code is a label, which does not tell an exercise from others. */
export function isLabel(code: string): boolean {
  return code.length <= LONGEST_LABEL;
}

/**
 * Two entries are the same exercise when their codes are the same (an id stands in for a missing code); where the code
 * is a label such as "A1", their ids and titles have to be the same too (specification §3.27).
 */
export function sameExercise(one: ExerciseIdentity, other: ExerciseIdentity): boolean {
  if (one.code !== other.code) return false;
  return !isLabel(one.code) || (one.id === other.id && one.title === other.title);
}
