/** The maximum number of entries in a list within a record. */
export const MOST_ENTRIES = 100;
/** The maximum size of a workout's exercises in bytes of JSON. */
export const MOST_EXERCISES_BYTES = 200_000;
/** The maximum length of an exercise's results (specification §3.21). */
export const MOST_RESULTS = 2000;
/** The maximum number of athletes in one generation (specification §9.310). */
export const MOST_ATHLETES = 100;
