import { freshExercises } from './fresh-exercises';
import { readPlanWorkouts } from './plan-workout';
import { isStored, readObjects, type Stored, textOrEmpty } from './stored';

/** The content that a plan gives to a workout. */
export interface PlanContent {
  workoutTitle: string;
  workoutDescription: string;
  exercises: Stored[];
}

/** The content of a plan's workout, or of one that was generated from it, with nothing done. */
export function contentOf({ workoutTitle, workoutDescription, exercises }: Stored): PlanContent {
  return {
    workoutTitle: textOrEmpty(workoutTitle),
    workoutDescription: textOrEmpty(workoutDescription),
    exercises: freshExercises(exercises),
  };
}

/** The content of each workout of a stored plan, by its key. */
export function contentsOf(plan: unknown): Map<string, PlanContent> {
  const stored = readObjects(plan);
  return new Map(readPlanWorkouts(stored).map(({ key }, index) => [key, contentOf(stored[index] ?? {})]));
}

/** Whether a value is empty: a form stores some fields as empty that were missing before. */
function isEmpty(value: unknown): boolean {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  );
}

/** A value with its fields sorted, and without empty ones, so that equal contents have equal JSON. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (!isStored(value)) return value;
  const fields = Object.entries(value).filter(([, field]) => !isEmpty(field));
  fields.sort(([a], [b]) => (a < b ? -1 : 1));
  return fields.map(([name, field]) => [name, inOrder(field)]);
}

/** The 32-bit FNV-1a hash of a text; each half of a mark has a different basis. */
function hash(text: string, basis: number): string {
  let value = basis;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return (value >>> 0).toString(36).padStart(7, '0');
}

/** A short text that identifies a content: equal contents have the same mark. */
export function markOf(content: PlanContent): string {
  const text = JSON.stringify(inOrder({ ...content }));
  return hash(text, 0x811c9dc5) + hash(text, 0x2f0b4c47);
}
