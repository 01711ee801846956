import { tooLong } from '@hub/ui';
import { type ExerciseText, forEachText, textOrEmpty } from '../../../rules';
import { type Exercise, readTags, type StoredExercise } from '../../../model/exercise';
import { exerciseFields } from '../../../model/exercise-fields';
import { isTargetWrong, targetDraftOf, withStoredTarget } from './target-draft';

/** An exercise of a plan's workout in its stored form; its id is unique within the workout. */
export type PlanExercise = StoredExercise & { readonly id: string };

/** The message at the exercise picker while something is typed but not added. */
export const NOT_ADDED = 'This is typed but not added. Choose it from the list, or clear the field.';

/** Why the form can't be saved with this text in the exercise picker; `undefined` if it can. */
export function unaddedProblem(typed = ''): string | undefined {
  return typed.trim() === '' ? undefined : NOT_ADDED;
}

/** The fields that a coach edits, as in the collection `exercises`. */
export type ExerciseField = keyof typeof exerciseFields;

const FIELDS = Object.keys(exerciseFields) as ExerciseField[];

/** The fields of a library exercise that a workout copies. */
export type PickableExercise = Pick<Exercise, ExerciseText | 'id' | 'video' | 'tags'>;

/** A copy of a library exercise for a workout; `code` is the id of the original. */
export function pickedExercise(from: PickableExercise, id: string): PlanExercise {
  const texts = forEachText((name) => from[name]);
  return { ...texts, id, code: from.id, video: from.video, tags: from.tags };
}

/** An exercise that is not in the library. Its name identifies it, so that it has one history wherever it is typed. */
export function typedExercise(title: string, id: string): PlanExercise {
  return { id, code: title, title };
}

/** A text of an exercise for its field: tags with commas, and in an old record the value of `instruction`. */
export function fieldText(exercise: StoredExercise, name: ExerciseField): string {
  const value = exercise[name];
  if (name === 'instructions' && !value) return textOrEmpty(exercise['instruction']);
  return Array.isArray(value) ? readTags(value).join(', ') : textOrEmpty(value);
}

/** The exercise with a changed text. */
export function withText(exercise: PlanExercise, name: ExerciseField, text: string): PlanExercise {
  const changed = { ...exercise, [name]: text };
  // Without this, a text that was deleted from `instructions` would be read from `instruction` again.
  return name === 'instructions' && 'instruction' in exercise ? { ...changed, instruction: text } : changed;
}

/** The problems of an exercise: its title, its video's address (specification §5.38), texts that are too long. */
export function exerciseProblems(exercise: PlanExercise): Partial<Record<ExerciseField, string>> {
  const problems: Partial<Record<ExerciseField, string>> = {};
  for (const name of FIELDS) {
    const text = fieldText(exercise, name);
    const isChecked = name === 'title' || name === 'video';
    const problem =
      tooLong(text, exerciseFields[name].limit) ??
      (isChecked ? exerciseFields[name].problemOf?.(text) : undefined);
    if (problem !== undefined) problems[name] = problem;
  }
  return problems;
}

/** Whether an exercise is invalid. */
export function isExerciseWrong(exercise: PlanExercise): boolean {
  return Object.keys(exerciseProblems(exercise)).length > 0 || isTargetWrong(targetDraftOf(exercise));
}

/** The exercise in its stored form: trimmed texts, tags as a list, its target as numbers. */
export function storeExercise(exercise: PlanExercise): PlanExercise {
  const texts = FIELDS.filter((name) => typeof exercise[name] === 'string');
  const stored = texts.map((name) => {
    const text = fieldText(exercise, name);
    return [name, name === 'tags' ? readTags(text) : text.trim()] as const;
  });
  return withStoredTarget({ ...exercise, ...Object.fromEntries(stored) });
}
