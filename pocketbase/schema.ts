import type { Collection, Field } from './schema-types';

/**
 * The schema that the hub's server is meant to have: one table. The tests hold the running server against
 * it (PocketBase drops what it does not know without a word), the hooks read from it what to check, and
 * `records.gen.ts` of @hub/pb-client is written from it. The migrations bring it about, step by step.
 */

const SIGNED_IN = '@request.auth.id != ""';
const ADMIN = '(@request.auth.role = "admin" || @request.auth.isAdmin = true)';
const unchanged = (fields: readonly string[]) =>
  fields.map((field) => `@request.body.${field}:changed = false`).join(' && ');

const DATE = String.raw`^\d{4}-\d{2}-\d{2}$`;
const WEB_ADDRESS = String.raw`^https?://[^\s/?#]+[^\s]*$`;
const MEGABYTE = 1024 * 1024;
const IMAGE_TYPES = ['png', 'jpeg', 'webp', 'gif', 'heic', 'heif'].map((type) => `image/${type}`);
const DOCUMENT_TYPES = ['application/pdf', ...IMAGE_TYPES];

const rev: Field = { name: 'rev', type: 'number', onlyInt: true, min: 0 };
const created: Field = { name: 'created', type: 'autodate', onCreate: true };
const updated: Field = { name: 'updated', type: 'autodate', onCreate: true, onUpdate: true };
const belongsTo = (name: string): Field => ({
  name,
  type: 'relation',
  to: 'users',
  maxSelect: 1,
  cascadeDelete: true,
});
const athlete: Field = { ...belongsTo('user'), required: true };
const owner = belongsTo('owner');
const shared: Field = { name: 'shared', type: 'bool' };

const title = (name: string): Field => ({ name, type: 'text', required: true, max: 200, holds: 'trimmed' });
const label = (name: string): Field => ({ name, type: 'text', max: 200, holds: 'trimmed' });
const prose = (name: string): Field => ({ name, type: 'text', max: 5000 });

const PERSONAL_VISIBLE = `${SIGNED_IN} && (owner = @request.auth.id || shared = true || owner = "")`;
const PERSONAL_CHANGEABLE = `${SIGNED_IN} && (owner = @request.auth.id || (owner = "" && ${ADMIN}))`;

/** Private to its owner, shown to everyone signed in when shared; without an owner it is the hub's own. */
const personal: Collection['rules'] = {
  list: PERSONAL_VISIBLE,
  view: PERSONAL_VISIBLE,
  create: `${SIGNED_IN} && (@request.body.owner:isset = false || @request.body.owner = @request.auth.id)`,
  update: `${PERSONAL_CHANGEABLE} && ${unchanged(['owner'])}`,
  delete: PERSONAL_CHANGEABLE,
};

const OWN_OR_ADMIN = `${SIGNED_IN} && (user = @request.auth.id || ${ADMIN})`;
const CLOSED: Collection['rules'] = { list: null, view: null, create: null, update: null, delete: null };
const SELF_OR_ADMIN = `id = @request.auth.id || ${ADMIN}`;

const workoutFields: readonly Field[] = [
  athlete,
  { name: 'date', type: 'text', required: true, max: 10, pattern: DATE, holds: 'date' },
  title('workoutTitle'),
  prose('workoutDescription'),
  { name: 'exercises', type: 'json', maxSize: 200_000, holds: 'exercises' },
  // What a workout was made from: the plan, the key of its workout there, the making; all empty when made by hand.
  { name: 'plan', type: 'text', max: 15 },
  { name: 'planWorkout', type: 'text', max: 255 },
  { name: 'batch', type: 'text', max: 15 },
];

/** Every collection of the hub. */
export const collections: readonly Collection[] = [
  {
    name: 'users',
    type: 'auth',
    record: 'UserRecord',
    rules: {
      list: SELF_OR_ADMIN,
      view: SELF_OR_ADMIN,
      create: ADMIN,
      update:
        `(${ADMIN} || (id = @request.auth.id && ${unchanged(['role', 'isAdmin', 'verified', 'email'])}))` +
        ` && ${unchanged(['passwordSetBy', 'passwordSetAt'])}`,
      delete: ADMIN,
      manage: ADMIN,
    },
    fields: [
      { name: 'email', type: 'email', required: true },
      label('name'),
      label('username'),
      { name: 'role', type: 'select', values: ['user', 'admin'], maxSelect: 1 },
      { name: 'isAdmin', type: 'bool' },
      // Who set the password last, and when, as an ISO instant; shown to the person alone.
      { name: 'passwordSetBy', type: 'select', values: ['self', 'admin'], maxSelect: 1 },
      { name: 'passwordSetAt', type: 'text', max: 30 },
      // Whether somebody else chose the e-mail, and the person has not signed in since with a password of their own.
      { name: 'emailSetByAdmin', type: 'bool', hidden: true },
      rev,
      created,
      updated,
    ],
    indexes: [
      "CREATE UNIQUE INDEX `idx_users_email` ON `users` (email COLLATE NOCASE) WHERE email != ''",
      'CREATE UNIQUE INDEX `idx_tokenKey__pb_users_auth_` ON `users` (`tokenKey`)',
    ],
  },
  {
    name: 'workouts',
    type: 'base',
    record: 'WorkoutRecord',
    ownedBy: 'user',
    rules: {
      list: OWN_OR_ADMIN,
      view: OWN_OR_ADMIN,
      create: ADMIN,
      update: `${ADMIN} || (${SIGNED_IN} && user = @request.auth.id && ${unchanged(
        workoutFields.map(({ name }) => name).filter((name) => name !== 'exercises'),
      )})`,
      delete: ADMIN,
    },
    fields: [...workoutFields, rev, created, updated],
    indexes: [
      'CREATE INDEX `idx_workouts_user_date` ON `workouts` (user, date)',
      "CREATE UNIQUE INDEX `idx_workouts_planned` ON `workouts` (user, plan, planWorkout, date) WHERE plan != ''",
      "CREATE INDEX `idx_workouts_batch` ON `workouts` (batch) WHERE batch != ''",
    ],
  },
  {
    name: 'exercises',
    type: 'base',
    record: 'ExerciseRecord',
    rules: { list: SIGNED_IN, view: SIGNED_IN, create: ADMIN, update: ADMIN, delete: ADMIN },
    fields: [
      title('title'),
      { ...prose('instructions'), required: true },
      prose('instruction'),
      { name: 'video', type: 'text', max: 2000, pattern: WEB_ADDRESS, holds: 'web-address' },
      { name: 'tags', type: 'json', maxSize: 8000, holds: 'tags' },
      { name: 'tags_csv', type: 'text', max: 5000 },
      prose('notes'),
      prose('progression'),
      prose('regression'),
      rev,
      created,
      updated,
    ],
    indexes: ['CREATE INDEX `idx_exercises_title` ON `exercises` (title)'],
  },
  {
    name: 'plans',
    type: 'base',
    record: 'PlanRecord',
    ownedBy: 'user',
    rules: { list: OWN_OR_ADMIN, view: OWN_OR_ADMIN, create: ADMIN, update: ADMIN, delete: ADMIN },
    fields: [
      athlete,
      { name: 'active', type: 'bool' },
      title('planTitle'),
      prose('planDescription'),
      { name: 'workouts', type: 'json', maxSize: MEGABYTE, holds: 'plan-workouts' },
      rev,
      created,
      updated,
    ],
    indexes: ['CREATE INDEX `idx_plans_user_created` ON `plans` (user, created)'],
  },
  {
    name: 'aliases',
    type: 'base',
    record: 'AliasRecord',
    ownedBy: 'owner',
    rules: personal,
    fields: [
      { name: 'email', type: 'email', required: true, holds: 'trimmed' },
      { name: 'description', type: 'text', max: 2000 },
      owner,
      shared,
      rev,
      created,
      updated,
    ],
    indexes: [
      'CREATE UNIQUE INDEX `idx_aliases_email` ON `aliases` (email COLLATE NOCASE)',
      'CREATE INDEX `idx_aliases_created` ON `aliases` (created)',
      'CREATE INDEX `idx_aliases_owner` ON `aliases` (owner)',
    ],
  },
  {
    name: 'expiry',
    type: 'base',
    record: 'ExpiryRecord',
    ownedBy: 'owner',
    // However the collection is spelled in the address of a file; `serveFile` says it where it is as usual.
    rules: { ...personal, view: `${PERSONAL_VISIBLE} && @request.query.thumb:isset = false` },
    fields: [
      title('name'),
      { name: 'expiryDate', type: 'text', required: true, max: 10, pattern: DATE, holds: 'date' },
      label('person'),
      label('category'),
      { name: 'country', type: 'text', max: 60, holds: 'trimmed' },
      {
        name: 'document',
        type: 'file',
        maxSelect: 1,
        maxSize: 20 * MEGABYTE,
        mimeTypes: DOCUMENT_TYPES,
        protected: true,
      },
      { name: 'documentName', type: 'text', max: 255 },
      owner,
      shared,
      rev,
      created,
      updated,
    ],
    indexes: [
      'CREATE INDEX `idx_expiry_expiryDate` ON `expiry` (expiryDate)',
      'CREATE INDEX `idx_expiry_person` ON `expiry` (person)',
      'CREATE INDEX `idx_expiry_category` ON `expiry` (category)',
      'CREATE INDEX `idx_expiry_country` ON `expiry` (country)',
      'CREATE INDEX `idx_expiry_owner` ON `expiry` (owner)',
    ],
  },
  {
    name: 'loyalty',
    type: 'base',
    record: 'LoyaltyRecord',
    ownedBy: 'owner',
    rules: personal,
    fields: [
      title('name'),
      { name: 'cardId', type: 'text', required: true, max: 100, holds: 'trimmed' },
      { name: 'type', type: 'select', required: true, values: ['qrcode', 'barcode'], maxSelect: 1 },
      { name: 'refreshSeconds', type: 'number', onlyInt: true, min: 0, max: 86_400 },
      { name: 'customUI', type: 'bool' },
      { name: 'expiryDate', type: 'text', max: 10, pattern: DATE, holds: 'date' },
      owner,
      shared,
      rev,
      created,
      updated,
    ],
    indexes: [
      'CREATE INDEX `idx_loyalty_name` ON `loyalty` (name)',
      'CREATE INDEX `idx_loyalty_owner` ON `loyalty` (owner)',
    ],
  },
  {
    name: 'rates',
    type: 'base',
    rules: CLOSED,
    fields: [
      { name: 'date', type: 'text', required: true, max: 10, pattern: DATE },
      { name: 'rates', type: 'json', required: true, maxSize: 10_000 },
      updated,
    ],
    indexes: ['CREATE UNIQUE INDEX `idx_rates_date` ON `rates` (date)'],
  },
  {
    name: 'forecasts',
    type: 'base',
    rules: CLOSED,
    fields: [
      { name: 'place', type: 'text', required: true, max: 200 },
      { name: 'forecast', type: 'json', required: true, maxSize: 100_000 },
      updated,
    ],
    indexes: ['CREATE UNIQUE INDEX `idx_forecasts_place` ON `forecasts` (place)'],
  },
  { name: 'hub', type: 'base', rules: { ...CLOSED, view: SIGNED_IN }, fields: [updated], indexes: [] },
];
