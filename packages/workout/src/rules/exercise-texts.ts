/** The texts of an exercise, in the library, in a plan or in a workout (specification §3.21). */
export const EXERCISE_TEXTS = ['title', 'instructions', 'notes', 'progression', 'regression'] as const;

export type ExerciseText = (typeof EXERCISE_TEXTS)[number];

/** An object with a value for each text of an exercise, by its name. */
export function forEachText<Value>(valueOf: (name: ExerciseText) => Value): Record<ExerciseText, Value> {
  return Object.fromEntries(EXERCISE_TEXTS.map((name) => [name, valueOf(name)])) as Record<
    ExerciseText,
    Value
  >;
}
