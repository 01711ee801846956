import { freshExercises } from './fresh-exercises';
import { readPlanWorkouts } from './plan-workout';
import { readObjects, type Stored } from './stored';

/** What the workouts of one generation may hold together, in bytes of JSON (specification §9.34). */
const MOST_BYTES = 10_000_000;

/** What is said where they would hold more (specification §9.34). */
export const TOO_LARGE =
  'At most 10 MB of workouts are made at once. Choose a shorter time, or shorten the texts of the plan.';

/** The bytes of a text as UTF-8, which has two for most accents, three for most other scripts and four for an emoji. */
function utf8Length(text: string): number {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  const pairs = count(/[\ud800-\udbff][\udc00-\udfff]/g);
  return text.length + count(/[\u0080-\u07ff]/g) + 2 * count(/[\u0800-\uffff]/g) - 2 * pairs;
}

function bytesOf({ workoutTitle, workoutDescription, exercises }: Stored): number {
  const made = { workoutTitle, workoutDescription, exercises: freshExercises(exercises) };
  return utf8Length(JSON.stringify(made));
}

/**
 * Whether the workouts of a plan on some dates are more than may be made at once.
 * @param stored the plan's workouts, as they are stored
 * @param dates those to be made, by the `key` of the plan's workout
 */
export function areTooLarge(stored: unknown, dates: readonly { readonly key: string }[]): boolean {
  const entries = readObjects(stored);
  const sizes = new Map(
    readPlanWorkouts(entries).map(({ key }, index) => [key, bytesOf(entries[index] ?? {})]),
  );
  return dates.reduce((sum, { key }) => sum + (sizes.get(key) ?? 0), 0) > MOST_BYTES;
}
