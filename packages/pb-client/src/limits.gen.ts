// Written by "pnpm --filter @hub/pocketbase generate" from the collections of the hub and its tools.

/** The most that the fields of `users` take: characters, bytes of a file, or the number itself. */
export const usersLimits = {
  name: 200,
  username: 200,
  timeZone: 64,
  aliasDomain: 253,
  passwordSetAt: 30,
} as const;

/** The most that the fields of `deleted_records` take: characters, bytes of a file, or the number itself. */
export const deleted_recordsLimits = {
  collection: 40,
  record: 15,
  title: 300,
  called: 200,
  deletedAt: 30,
} as const;

/** The most that the fields of `reminder_rules` take: characters, bytes of a file, or the number itself. */
export const reminder_rulesLimits = {
  hour: 5,
  workoutHour: 5,
  quietFrom: 5,
  quietUntil: 5,
} as const;

/** The most that the fields of `reminder_channels` take: characters, bytes of a file, or the number itself. */
export const reminder_channelsLimits = {
  label: 200,
  address: 2000,
  secret: 500,
  template: 4096,
  p256dh: 200,
  auth: 100,
  lastAt: 30,
  lastReason: 500,
} as const;

/** The most that the fields of `tokens` take: characters, bytes of a file, or the number itself. */
export const tokensLimits = {
  label: 200,
  hash: 64,
  lastUsed: 30,
} as const;

/** The most that the fields of `imports` take: characters, bytes of a file, or the number itself. */
export const importsLimits = {
  tool: 40,
  source: 40,
  until: 30,
  undone: 30,
} as const;

/** The most that the fields of `workouts` take: characters, bytes of a file, or the number itself. */
export const workoutsLimits = {
  date: 10,
  workoutTitle: 200,
  workoutDescription: 5000,
  plan: 15,
  planWorkout: 255,
  batch: 15,
  finished: 30,
  note: 2000,
  movedFrom: 10,
  plannedDate: 10,
  planMark: 20,
  reply: 2000,
  seen: 30,
  acted: 30,
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
  origin: 15,
  batch: 15,
  start: 10,
} as const;

/** The most that the fields of `coach_notes` take: characters, bytes of a file, or the number itself. */
export const coach_notesLimits = {
  text: 5000,
} as const;

/** The most that the fields of `aliases` take: characters, bytes of a file, or the number itself. */
export const aliasesLimits = {
  description: 2000,
  retiredOn: 10,
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
  code: 1000,
  refreshSeconds: 86400,
  expiryDate: 10,
  validFrom: 10,
  note: 5000,
  balance: 14,
  balanceCurrency: 3,
  front: 5242880,
  back: 5242880,
} as const;

/** The least and the most characters of a password, and the most bytes of UTF-8. */
export const passwordLimits = {
  least: 8,
  characters: 71,
  bytes: 72,
} as const;

/** For how many days a deleted record can be restored, and how many of one person are kept. */
export const deletedLimits = {
  days: 30,
  records: 1000,
} as const;
