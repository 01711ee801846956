/** Beyond so many repetitions an estimate says nothing (specification §3.302). */
const MOST_REPS_OF_ESTIMATE = 12;

/**
 * The estimated maximum for one repetition by Epley's formula, weight × (1 + repetitions / 30), in the unit of the weight; a
 * single repetition is its own maximum. `null` above 12 repetitions, and for none.
 */
export function estimatedMaximum(weight: number, reps: number): number | null {
  if (reps < 1 || reps > MOST_REPS_OF_ESTIMATE) return null;
  return reps === 1 ? weight : weight * (1 + reps / 30);
}
