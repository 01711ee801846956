import type { Collection, Field } from './schema-types';

export type { Collection, Field } from './schema-types';

/** What the collections of the hub and of its tools are made of. */

/** The rule that lets in everyone who is signed in. */
export const SIGNED_IN = '@request.auth.id != ""';
/** The rule that lets in admins. */
export const ADMIN = '(@request.auth.role = "admin" || @request.auth.isAdmin = true)';
/** The rule that a save leaves these fields as they are. */
export const unchanged = (fields: readonly string[]) =>
  fields.map((field) => `@request.body.${field}:changed = false`).join(' && ');

/** The pattern of a date without a time. */
export const DATE = String.raw`^\d{4}-\d{2}-\d{2}$`;
/** In bytes. */
export const MEGABYTE = 1024 * 1024;

/** The number of a record’s changes. */
export const rev: Field = { name: 'rev', type: 'number', onlyInt: true, min: 0 };
/** When a record was made. */
export const created: Field = { name: 'created', type: 'autodate', onCreate: true };
/** When a record was made or changed last. */
export const updated: Field = { name: 'updated', type: 'autodate', onCreate: true, onUpdate: true };
/** A person, with whom the record goes. */
export const belongsTo = (name: string): Field => ({
  name,
  type: 'relation',
  to: 'users',
  maxSelect: 1,
  cascadeDelete: true,
});
/** The person whose record it is; it is nobody’s without one. */
export const owner = belongsTo('owner');
/** Whether everyone sees the record. */
export const shared: Field = { name: 'shared', type: 'bool' };

/** A text of one line that must be there. */
export const title = (name: string): Field => ({
  name,
  type: 'text',
  required: true,
  max: 200,
  holds: 'trimmed',
});
/** A text of one line. */
export const label = (name: string): Field => ({ name, type: 'text', max: 200, holds: 'trimmed' });
/** A text of several lines. */
export const prose = (name: string): Field => ({ name, type: 'text', max: 5000 });

/** The rule of who sees a personal record. */
export const PERSONAL_VISIBLE = `${SIGNED_IN} && (owner = @request.auth.id || shared = true || owner = "")`;
const PERSONAL_CHANGEABLE = `${SIGNED_IN} && (owner = @request.auth.id || (owner = "" && ${ADMIN}))`;

/** Private to its owner, shown to everyone signed in when shared; without an owner it is the hub's own. */
export const personal: Collection['rules'] = {
  list: PERSONAL_VISIBLE,
  view: PERSONAL_VISIBLE,
  create: `${SIGNED_IN} && (@request.body.owner:isset = false || @request.body.owner = @request.auth.id)`,
  update: `${PERSONAL_CHANGEABLE} && ${unchanged(['owner'])}`,
  delete: PERSONAL_CHANGEABLE,
};

/** Lets in superusers only. */
export const CLOSED: Collection['rules'] = {
  list: null,
  view: null,
  create: null,
  update: null,
  delete: null,
};
