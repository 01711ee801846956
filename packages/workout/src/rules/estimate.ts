/** With more repetitions, an estimate is meaningless (specification §3.302). */
const MOST_REPS_OF_ESTIMATE = 12;

/**
 * Epley's one-repetition maximum, weight × (1 + reps / 30), in the weight's unit; `null` for 0 or more than 12 reps.
 */
export function estimatedMaximum(weight: number, reps: number): number | null {
  if (reps < 1 || reps > MOST_REPS_OF_ESTIMATE) return null;
  return reps === 1 ? weight : weight * (1 + reps / 30);
}
