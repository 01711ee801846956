/** With more repetitions, an estimate is meaningless (specification §3.302). */
const MOST_REPS_OF_ESTIMATE = 12;

/**
 * The estimated one-repetition maximum by Epley's formula, weight × (1 + repetitions / 30), in the unit of
 * the weight; a single repetition is its own maximum. `null` above 12 repetitions, and for none.
 */
export function estimatedMaximum(weight: number, reps: number): number | null {
  if (reps < 1 || reps > MOST_REPS_OF_ESTIMATE) return null;
  return reps === 1 ? weight : weight * (1 + reps / 30);
}
