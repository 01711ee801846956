import { collections as toolCollections } from 'virtual:hub-collections';
import { ADMIN, CLOSED, frame, label, owner, privateToOwner, SIGNED_IN, unchanged, updated } from './fields';
import { importCollections } from './import-collections';
import { reminderCollections } from './reminder-collections';
import type { Collection } from './schema-types';

const SELF_OR_ADMIN = `id = @request.auth.id || ${ADMIN}`;

/** The length of a password: bcrypt takes this many bytes of UTF-8, PocketBase one character less. */
export const passwordLimits = { least: 8, characters: 71, bytes: 72 } as const;

/** For how many days a deleted record can be restored, and how many of one person's are kept, the newest ones. */
export const deletedLimits = { days: 30, records: 1000 } as const;

/** The collections of the hub itself. */
const own: readonly Collection[] = [
  {
    name: 'users',
    type: 'auth',
    record: 'UserRecord',
    lists: { sort: ['email'] },
    rules: {
      list: SELF_OR_ADMIN,
      view: SELF_OR_ADMIN,
      create: ADMIN,
      update:
        `(${ADMIN} || (id = @request.auth.id && ${unchanged(['role', 'isAdmin', 'isDeactivated', 'verified', 'email'])}))` +
        ` && ${unchanged(['passwordSetBy', 'passwordSetAt', 'remindersFail'])}`,
      delete: ADMIN,
      manage: ADMIN,
      auth: 'isDeactivated = false',
    },
    fields: [
      { name: 'email', type: 'email', required: true },
      label('name'),
      label('username'),
      { name: 'role', type: 'select', values: ['user', 'admin'], maxSelect: 1 },
      { name: 'isAdmin', type: 'bool' },
      // An admin has ended their access; their records stay.
      { name: 'isDeactivated', type: 'bool' },
      // An IANA name, set by the browser; it determines when the person's day begins.
      { name: 'timeZone', type: 'text', max: 64, holds: 'time-zone' },
      // The domain of aliases that a password manager creates.
      { name: 'aliasDomain', type: 'text', max: 253, holds: 'mail-domain' },
      // Whether an active channel has failed to take its last message: the person sees a warning.
      { name: 'remindersFail', type: 'bool' },
      // Who set the password last, or that a restored backup has brought it back, and when, as an ISO instant; shown to the person alone.
      { name: 'passwordSetBy', type: 'select', values: ['self', 'admin', 'restore'], maxSelect: 1 },
      { name: 'passwordSetAt', type: 'text', max: 30 },
      // Whether somebody else chose the e-mail address, and the person has not signed in since with a
      // password of their own.
      { name: 'emailSetByAdmin', type: 'bool', hidden: true },
      ...frame,
    ],
    indexes: [
      "CREATE UNIQUE INDEX `idx_users_email` ON `users` (email COLLATE NOCASE) WHERE email != ''",
      'CREATE UNIQUE INDEX `idx_tokenKey__pb_users_auth_` ON `users` (`tokenKey`)',
    ],
  },
  {
    name: 'deleted_records',
    type: 'base',
    record: 'DeletedRecord',
    ownedBy: 'owner',
    leftOut: 'What you have deleted stays deleted.',
    lists: { sort: ['deletedAt'] },
    rules: { ...privateToOwner, create: null, update: null },
    fields: [
      { name: 'collection', type: 'text', required: true, max: 40 },
      { name: 'record', type: 'text', required: true, max: 15 },
      // The record's title: its name, or its address.
      { name: 'title', type: 'text', max: 300 },
      // What such a record is called, such as “loyalty card”.
      label('called'),
      // Its fields by name, without files.
      { name: 'content', type: 'json', maxSize: 100_000 },
      // An ISO instant.
      { name: 'deletedAt', type: 'text', required: true, max: 30 },
      owner,
      ...frame,
    ],
    indexes: [
      'CREATE INDEX `idx_deleted_records_owner` ON `deleted_records` (owner, deletedAt)',
      'CREATE INDEX `idx_deleted_records_deleted` ON `deleted_records` (deletedAt)',
    ],
  },
  { name: 'hub', type: 'base', rules: { ...CLOSED, view: SIGNED_IN }, fields: [updated], indexes: [] },
];

/**
 * The hub's schema as one table: the hub's own collections, and those that tools declare in their
 * `server/collections.ts`. The tests compare the running server with it (PocketBase silently drops what it
 * does not know), the hooks take their checks from it, and `records.gen.ts` of @hub/pb-client is generated
 * from it. The migrations produce it step by step.
 */
export const collections: readonly Collection[] = [
  ...own,
  ...reminderCollections,
  ...importCollections,
  ...toolCollections,
];
