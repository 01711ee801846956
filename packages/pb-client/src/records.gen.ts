// Written by "pnpm --filter @hub/pocketbase generate" from the collections of the hub and its tools.

/** The collections of the hub. */
export type CollectionName = 'users' | 'workouts' | 'exercises' | 'plans' | 'aliases' | 'expiry' | 'loyalty';

/** A record of `users`. */
export interface UserRecord {
  id: string;
  collectionId: string;
  collectionName: 'users';
  emailVisibility: boolean;
  verified: boolean;
  email: string;
  name: string;
  username: string;
  role: 'user' | 'admin' | '';
  isAdmin: boolean;
  passwordSetBy: 'self' | 'admin' | '';
  passwordSetAt: string;
  rev: number;
  created: string;
  updated: string;
}

/** A record of `workouts`. */
export interface WorkoutRecord {
  id: string;
  collectionId: string;
  collectionName: 'workouts';
  user: string;
  date: string;
  workoutTitle: string;
  workoutDescription: string;
  exercises: unknown;
  plan: string;
  planWorkout: string;
  batch: string;
  rev: number;
  created: string;
  updated: string;
}

/** A record of `exercises`. */
export interface ExerciseRecord {
  id: string;
  collectionId: string;
  collectionName: 'exercises';
  title: string;
  instructions: string;
  instruction: string;
  video: string;
  tags: unknown;
  tags_csv: string;
  notes: string;
  progression: string;
  regression: string;
  rev: number;
  created: string;
  updated: string;
}

/** A record of `plans`. */
export interface PlanRecord {
  id: string;
  collectionId: string;
  collectionName: 'plans';
  user: string;
  active: boolean;
  planTitle: string;
  planDescription: string;
  workouts: unknown;
  rev: number;
  created: string;
  updated: string;
}

/** A record of `aliases`. */
export interface AliasRecord {
  id: string;
  collectionId: string;
  collectionName: 'aliases';
  email: string;
  description: string;
  owner: string;
  shared: boolean;
  rev: number;
  created: string;
  updated: string;
}

/** A record of `expiry`. */
export interface ExpiryRecord {
  id: string;
  collectionId: string;
  collectionName: 'expiry';
  name: string;
  expiryDate: string;
  person: string;
  category: string;
  country: string;
  document: string;
  documentName: string;
  owner: string;
  shared: boolean;
  rev: number;
  created: string;
  updated: string;
}

/** A record of `loyalty`. */
export interface LoyaltyRecord {
  id: string;
  collectionId: string;
  collectionName: 'loyalty';
  name: string;
  cardId: string;
  type: 'qrcode' | 'barcode';
  refreshSeconds: number;
  customUI: boolean;
  expiryDate: string;
  owner: string;
  shared: boolean;
  rev: number;
  created: string;
  updated: string;
}
