import { readSets } from './sets';
import { readObjects, type Stored, trimmedText } from './stored';

/** Whether a stored `completed` means done: true and the text "true" do, nothing else (specification §3.21). */
export function isCompleted(stored: unknown): boolean {
  return stored === true || stored === 'true';
}

/** Whether every exercise in a stored list is done; false for an empty list (specification §4.20). */
export function isDone(exercises: unknown): boolean {
  const list = readObjects(exercises);
  return list.length > 0 && list.every(({ completed }) => isCompleted(completed));
}

/** Whether an athlete has begun or finished a stored workout, or has written a note to it. */
export function isBegunWorkout({ exercises, finished, note }: Stored): boolean {
  return isBegun(exercises) || [finished, note].some((text) => trimmedText(text) !== '');
}

/** Whether anything in a stored list of exercises is done, has results, or has a completed set. */
export function isBegun(exercises: unknown): boolean {
  return readObjects(exercises).some(
    ({ completed, results, sets }) =>
      isCompleted(completed) || trimmedText(results) !== '' || readSets(sets).some(({ done }) => done),
  );
}
