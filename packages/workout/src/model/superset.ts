import type { Exercise } from './exercise';

/** The number of an exercise's sets, and of the completed ones. */
export interface SetCount {
  all: number;
  done: number;
}

/**
 * The exercise of the same superset that comes next without a rest (specification §4.357): the next one around the
 * list with fewer done sets and an open one; `undefined` once the round is complete. `countOf` counts the set of `id`
 * as done.
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
