/** The fields that identify an exercise, wherever it is stored (specification §3.21). */
export interface ExerciseIdentity {
  id: string;
  code: string;
  title: string;
}

/** A code of up to this length is a label such as "A1", which other exercises can have, too. */
const LONGEST_LABEL = 3;

/** Whether a code is a label, which does not identify an exercise. */
export function isLabel(code: string): boolean {
  return code.length <= LONGEST_LABEL;
}

/** The same code means the same exercise; for a label such as "A1", also id and title (specification §3.27). */
export function sameExercise(one: ExerciseIdentity, other: ExerciseIdentity): boolean {
  if (one.code !== other.code) return false;
  return !isLabel(one.code) || (one.id === other.id && one.title === other.title);
}
