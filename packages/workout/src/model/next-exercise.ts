import type { Exercise } from './exercise';

/** The exercise that is open when a workout is: the first that is not done and asks for sets, or has some. */
export function firstToLog(exercises: readonly Exercise[]): Exercise | undefined {
  return exercises.find(({ completed, target, sets }) => !completed && (target !== null || sets.length > 0));
}

/** The exercise that comes after another: the next one that is not done, where it has sets to log. One above moves nothing, and so is none. */
export function nextToLog(
  exercises: readonly Exercise[],
  after: string,
  hasSets: (id: string) => boolean,
): Exercise | undefined {
  const place = exercises.findIndex(({ id }) => id === after);
  const next = exercises.slice(place + 1).find(({ completed }) => !completed);
  return next && hasSets(next.id) ? next : undefined;
}
