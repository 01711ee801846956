import type { Exercise } from './exercise';

/** The number of an exercise's sets, and of the completed ones. */
export interface SetCount {
  all: number;
  done: number;
}

/**
 * The exercise in the same superset that follows a set of the exercise `id` without a rest (specification
 * §4.357): the next one in the workout's order, wrapping around at the end, that has fewer completed sets and
 * still has an open one. `undefined` if the round is complete, and for an exercise outside of a superset.
 * `countOf` counts that set as done.
 */
export function nextInSuperset(
  exercises: readonly Exercise[],
  id: string,
  countOf: (id: string) => SetCount,
): Exercise | undefined {
  const at = exercises.findIndex((exercise) => exercise.id === id);
  const group = exercises[at]?.target?.group;
  if (group === undefined) return undefined;
  const { done: mine } = countOf(id);
  const inTurn = [...exercises.slice(at + 1), ...exercises.slice(0, at)];
  return inTurn.find(({ id: other, target }) => {
    if (target?.group !== group) return false;
    const { all, done } = countOf(other);
    return done < mine && done < all;
  });
}
