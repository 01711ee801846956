/** The maximum length of an exercise's results (specification §3.21). */
export const MOST_RESULTS = 2000;
