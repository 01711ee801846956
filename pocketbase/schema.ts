import { collections as toolCollections } from 'virtual:hub-collections';
import { ADMIN, CLOSED, created, label, rev, SIGNED_IN, unchanged, updated } from './fields';
import type { Collection } from './schema-types';

const SELF_OR_ADMIN = `id = @request.auth.id || ${ADMIN}`;

/**
 * How long a password may be. bcrypt takes so many bytes of UTF-8, and PocketBase counts characters, up to one less.
 */
export const passwordLimits = { least: 8, characters: 71, bytes: 72 } as const;

/** The collections of the hub itself. */
const own: readonly Collection[] = [
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
  { name: 'hub', type: 'base', rules: { ...CLOSED, view: SIGNED_IN }, fields: [updated], indexes: [] },
];

/**
 * The schema that the hub's server is meant to have: one table, of the hub's own collections and those that tools declare
 * in their `server/collections.ts`. The tests hold the running server against it (PocketBase drops what it does not know
 * without a word), the hooks read from it what to check, and `records.gen.ts` of @hub/pb-client is written from it. The
 * migrations bring it about, step by step.
 */
export const collections: readonly Collection[] = [...own, ...toolCollections];
