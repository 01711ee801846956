import type { Exercise } from './exercise';

/** The exercise that is expanded initially: the first open one with a target or with sets. */
export function firstToLog(exercises: readonly Exercise[]): Exercise | undefined {
  return exercises.find(({ completed, target, sets }) => !completed && (target !== null || sets.length > 0));
}

/** The next open exercise, if it has sets to log; only one below, so that expanding it moves nothing. */
export function nextToLog(
  exercises: readonly Exercise[],
  after: string,
  hasSets: (id: string) => boolean,
): Exercise | undefined {
  const place = exercises.findIndex(({ id }) => id === after);
  const next = exercises.slice(place + 1).find(({ completed }) => !completed);
  return next && hasSets(next.id) ? next : undefined;
}
