import { tooLong } from '@hub/ui';
import { type ExerciseText, forEachText } from '../../../rules';
import { type Exercise, readTags, type StoredExercise } from '../../../model/exercise';
import { exerciseFields } from '../../../model/exercise-fields';
import { isTargetWrong, targetDraftOf, withStoredTarget } from './target-draft';

/** An exercise of a plan's workout, as it is stored; its id tells it from the others of the workout. */
export type PlanExercise = StoredExercise & { readonly id: string };

/** The fields that a coach writes, as in the collection `exercises`. */
export type ExerciseField = keyof typeof exerciseFields;

const FIELDS = Object.keys(exerciseFields) as ExerciseField[];

/** What a workout takes of an exercise of the library. */
export type PickableExercise = Pick<Exercise, ExerciseText | 'id' | 'video' | 'tags'>;

/** An exercise of the library as a workout takes it: a copy, which knows by `code` what it is a copy of. */
export function pickedExercise(from: PickableExercise, id: string): PlanExercise {
  const texts = forEachText((name) => from[name]);
  return { ...texts, id, code: from.id, video: from.video, tags: from.tags };
}

/** An exercise that the library does not have. */
export function typedExercise(title: string, id: string): PlanExercise {
  return { id, code: id, title };
}

/** A text of an exercise as it is typed: tags with commas, and of an old record what it calls `instruction`. */
export function textOf(exercise: StoredExercise, name: ExerciseField): string {
  const value = exercise[name];
  if (name === 'instructions' && !value) return typed(exercise['instruction']);
  return Array.isArray(value) ? readTags(value).join(', ') : typed(value);
}

function typed(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The exercise with another text. */
export function withText(exercise: PlanExercise, name: ExerciseField, text: string): PlanExercise {
  const changed = { ...exercise, [name]: text };
  // Otherwise a text that was deleted from `instructions` would be read from there again.
  return name === 'instructions' && 'instruction' in exercise ? { ...changed, instruction: text } : changed;
}

/** What keeps an exercise from being saved: it needs a title, an address where it has a video (specification §5.38), and texts that fit. */
export function exerciseProblems(exercise: PlanExercise): Partial<Record<ExerciseField, string>> {
  const problems: Partial<Record<ExerciseField, string>> = {};
  for (const name of FIELDS) {
    const text = textOf(exercise, name);
    const isChecked = name === 'title' || name === 'video';
    const problem =
      tooLong(text, exerciseFields[name].limit) ??
      (isChecked ? exerciseFields[name].problemOf?.(text) : undefined);
    if (problem !== undefined) problems[name] = problem;
  }
  return problems;
}

/** Whether an exercise can't be saved as it is. */
export function isExerciseWrong(exercise: PlanExercise): boolean {
  return Object.keys(exerciseProblems(exercise)).length > 0 || isTargetWrong(targetDraftOf(exercise));
}

/** The exercise as it is stored: texts trimmed, tags as a list, its target in numbers. */
export function storeExercise(exercise: PlanExercise): PlanExercise {
  const texts = FIELDS.filter((name) => typeof exercise[name] === 'string');
  const stored = texts.map((name) => {
    const text = textOf(exercise, name);
    return [name, name === 'tags' ? readTags(text) : text.trim()] as const;
  });
  return withStoredTarget({ ...exercise, ...Object.fromEntries(stored) });
}
