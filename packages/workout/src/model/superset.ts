import type { Exercise } from './exercise';

/** How many sets of an exercise there are, and how many of them are done. */
export interface SetCount {
  all: number;
  done: number;
}

/**
 * The exercise of the same superset that follows a set of the exercise `id` without a rest (specification §4.357): the next one
 * in the workout's order, from its end on to its beginning, that has done fewer sets and has one to do. `undefined` where
 * the round is over, and for an exercise of no superset. `countOf` counts that set as done.
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
