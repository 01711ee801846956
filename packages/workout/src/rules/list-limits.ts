/** The most entries that a list inside a record holds. */
export const MOST_ENTRIES = 100;
/** The most bytes of a workout's exercises as JSON. */
export const MOST_EXERCISES_BYTES = 200_000;
