// Written by "pnpm --filter @hub/pocketbase generate" from the collections of the hub and its tools.

/** The collections of the hub. */
export type CollectionName = 'users' | 'deleted_records' | 'reminder_rules' | 'reminder_channels' | 'tokens' | 'imports' | 'workouts' | 'exercises' | 'plans' | 'training_settings' | 'coach_notes' | 'aliases' | 'expiry' | 'loyalty';

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
  isDeactivated: boolean;
  timeZone: string;
  aliasDomain: string;
  remindersFail: boolean;
  passwordSetBy: 'self' | 'admin' | 'restore' | '';
  passwordSetAt: string;
  rev: number;
  created: string;
  updated: string;
}

/** A record of `deleted_records`. */
export interface DeletedRecord {
  id: string;
  collectionId: string;
  collectionName: 'deleted_records';
  collection: string;
  record: string;
  title: string;
  called: string;
  content: unknown;
  deletedAt: string;
  owner: string;
  rev: number;
  created: string;
  updated: string;
}

/** A record of `reminder_rules`. */
export interface ReminderRulesRecord {
  id: string;
  collectionId: string;
  collectionName: 'reminder_rules';
  leads: unknown;
  hour: string;
  workoutHour: string;
  quietFrom: string;
  quietUntil: string;
  isDigest: boolean;
  showsNames: boolean;
  categoryLeads: unknown;
  owner: string;
  rev: number;
  created: string;
  updated: string;
}

/** A record of `reminder_channels`. */
export interface ReminderChannelRecord {
  id: string;
  collectionId: string;
  collectionName: 'reminder_channels';
  kind: 'email' | 'push' | 'ntfy' | 'gotify' | 'apprise' | 'webhook';
  label: string;
  address: string;
  secret: string;
  template: string;
  p256dh: string;
  auth: string;
  isOn: boolean;
  lastState: 'sent' | 'failed' | '';
  lastAt: string;
  lastReason: string;
  owner: string;
  rev: number;
  created: string;
  updated: string;
}

/** A record of `tokens`. */
export interface TokenRecord {
  id: string;
  collectionId: string;
  collectionName: 'tokens';
  label: string;
  scope: 'calendar' | 'alias';
  lastUsed: string;
  owner: string;
  rev: number;
  created: string;
  updated: string;
}

/** A record of `imports`. */
export interface ImportRecord {
  id: string;
  collectionId: string;
  collectionName: 'imports';
  tool: string;
  source: string;
  added: number;
  changed: number;
  until: string;
  undone: string;
  owner: string;
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
  finished: string;
  note: string;
  own: boolean;
  movable: boolean;
  movedFrom: string;
  plannedDate: string;
  planMark: string;
  reply: string;
  seen: string;
  acted: string;
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
  muscles: unknown;
  secondary: unknown;
  equipment: 'bands' | 'barbell' | 'cable' | 'dumbbell' | 'e-z curl bar' | 'exercise ball' | 'foam roll' | 'kettlebells' | 'machine' | 'medicine ball' | 'other' | '';
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
  movable: boolean;
  workouts: unknown;
  origin: string;
  batch: string;
  start: string;
  removed: unknown;
  rev: number;
  created: string;
  updated: string;
}

/** A record of `training_settings`. */
export interface TrainingSettingsRecord {
  id: string;
  collectionId: string;
  collectionName: 'training_settings';
  unit: 'kg' | 'lb' | '';
  step: '0.5' | '1' | '1.25' | '2' | '2.5' | '5' | '10' | '';
  effort: 'rpe' | 'rir' | '';
  isSilent: boolean;
  exerciseNames: unknown;
  owner: string;
  rev: number;
  created: string;
  updated: string;
}

/** A record of `coach_notes`. */
export interface CoachNoteRecord {
  id: string;
  collectionId: string;
  collectionName: 'coach_notes';
  user: string;
  author: string;
  text: string;
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
  retiredOn: string;
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
  type: 'barcode' | 'qrcode' | 'qrtext' | 'aztec' | 'datamatrix' | 'pdf417' | 'ean13' | 'ean8' | 'upca' | 'upce' | 'code39' | 'code93' | 'itf' | 'codabar' | 'none';
  code: string;
  encoding: 'ISO-8859-1' | 'UTF-8' | '';
  refreshSeconds: number;
  customUI: boolean;
  expiryDate: string;
  validFrom: string;
  note: string;
  balance: string;
  balanceCurrency: string;
  groups: unknown;
  starred: boolean;
  archived: boolean;
  colour: 'red' | 'orange' | 'green' | 'teal' | 'blue' | 'violet' | 'pink' | 'grey' | '';
  front: string;
  back: string;
  owner: string;
  shared: boolean;
  rev: number;
  created: string;
  updated: string;
}
