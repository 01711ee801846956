// Written by "pnpm --filter @hub/pocketbase generate" from the collections of the hub and its tools.

/** The most that the fields of `users` take: characters, bytes of a file, or the number itself. */
export const usersLimits = {
  name: 200,
  username: 200,
  passwordSetAt: 30,
} as const;

/** The most that the fields of `workouts` take: characters, bytes of a file, or the number itself. */
export const workoutsLimits = {
  date: 10,
  workoutTitle: 200,
  workoutDescription: 5000,
  plan: 15,
  planWorkout: 255,
  batch: 15,
} as const;

/** The most that the fields of `exercises` take: characters, bytes of a file, or the number itself. */
export const exercisesLimits = {
  title: 200,
  instructions: 5000,
  instruction: 5000,
  video: 2000,
  tags_csv: 5000,
  notes: 5000,
  progression: 5000,
  regression: 5000,
} as const;

/** The most that the fields of `plans` take: characters, bytes of a file, or the number itself. */
export const plansLimits = {
  planTitle: 200,
  planDescription: 5000,
} as const;

/** The most that the fields of `aliases` take: characters, bytes of a file, or the number itself. */
export const aliasesLimits = {
  description: 2000,
} as const;

/** The most that the fields of `expiry` take: characters, bytes of a file, or the number itself. */
export const expiryLimits = {
  name: 200,
  expiryDate: 10,
  person: 200,
  category: 200,
  country: 60,
  document: 20971520,
  documentName: 255,
} as const;

/** The most that the fields of `loyalty` take: characters, bytes of a file, or the number itself. */
export const loyaltyLimits = {
  name: 200,
  cardId: 100,
  refreshSeconds: 86400,
  expiryDate: 10,
} as const;

/** The least and the most characters of a password, and the most bytes of UTF-8. */
export const passwordLimits = {
  least: 8,
  characters: 71,
  bytes: 72,
} as const;
