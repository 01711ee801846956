import { freshExercises } from './fresh-exercises';
import { readPlanWorkouts } from './plan-workout';
import { readObjects, type Stored } from './stored';

/** The maximum total size of the workouts in one generation, in bytes of JSON (specification §9.34). */
const MOST_BYTES = 10_000_000;

/** The message if they are larger (specification §9.34). */
export const TOO_LARGE =
  'At most 10 MB of workouts can be made at once. Choose a shorter period, or shorten the texts of the plan.';

/** The bytes of a text in UTF-8: two for most accented letters, three for other scripts, four for an emoji. */
function utf8Length(text: string): number {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  const pairs = count(/[\ud800-\udbff][\udc00-\udfff]/g);
  return text.length + count(/[\u0080-\u07ff]/g) + 2 * count(/[\u0800-\uffff]/g) - 2 * pairs;
}

function bytesOf({ workoutTitle, workoutDescription, exercises }: Stored): number {
  const made = { workoutTitle, workoutDescription, exercises: freshExercises(exercises) };
  return utf8Length(JSON.stringify(made));
}

/** The workouts of one plan that are to be generated. */
export interface PlannedWorkouts {
  /** The plan's workouts in their stored form. */
  stored: unknown;
  /** Their dates, by the `key` of the plan's workout. */
  dates: readonly { readonly key: string }[];
}

function bytesOfAll({ stored, dates }: PlannedWorkouts): number {
  const entries = readObjects(stored);
  const sizes = new Map(
    readPlanWorkouts(entries).map(({ key }, index) => [key, bytesOf(entries[index] ?? {})]),
  );
  return dates.reduce((sum, { key }) => sum + (sizes.get(key) ?? 0), 0);
}

/** Whether the workouts of some plans together exceed the limit of one generation. */
export function areTooLarge(planned: readonly PlannedWorkouts[]): boolean {
  return planned.reduce((sum, one) => sum + bytesOfAll(one), 0) > MOST_BYTES;
}
