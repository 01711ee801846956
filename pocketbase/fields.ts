import { DATE_SHAPE } from '@hub/calendar';
import type { Collection, Field } from './schema-types';

export type { Collection, Field } from './schema-types';

/** The building blocks of the collections of the hub and its tools. */

/** The rule that allows every signed-in person. */
export const SIGNED_IN = '@request.auth.id != ""';
/** The rule that allows admins. */
export const ADMIN = '(@request.auth.role = "admin" || @request.auth.isAdmin = true)';
/** The rule that a save must not change these fields. */
export const unchanged = (fields: readonly string[]) =>
  fields.map((field) => `@request.body.${field}:changed = false`).join(' && ');

/** The pattern of a date without a time. */
export const DATE = DATE_SHAPE.source;
/** In bytes. */
export const MEGABYTE = 1024 * 1024;

/** A whole number from 0. */
export const count = (name: string): Field => ({ name, type: 'number', onlyInt: true, min: 0 });
/** Counts the changes of a record. */
export const rev = count('rev');
/** When a record was created. */
export const created: Field = { name: 'created', type: 'autodate', onCreate: true };
/** When a record was created or last changed. */
export const updated: Field = { name: 'updated', type: 'autodate', onCreate: true, onUpdate: true };
/** The last fields of a record: its revision and its times. */
export const frame: readonly Field[] = [rev, created, updated];
const relation = (name: string, cascadeDelete: boolean): Field => ({
  name,
  type: 'relation',
  to: 'users',
  maxSelect: 1,
  cascadeDelete,
});
/** A relation to a person; the record is deleted with them. */
export const belongsTo = (name: string): Field => relation(name, true);
/** A relation to a person; the record stays when they are deleted. */
export const names = (name: string): Field => relation(name, false);
/** The owner of the record; a record without one belongs to nobody. */
export const owner = belongsTo('owner');
/** Whether everyone can see the record. */
export const shared: Field = { name: 'shared', type: 'bool' };

/** The most characters of a text of one line, and of one of several. */
const TITLE_LENGTH = 200;
const PROSE_LENGTH = 5000;

/** A required text of one line. */
export const title = (name: string): Field => ({
  name,
  type: 'text',
  required: true,
  max: TITLE_LENGTH,
  holds: 'line',
});
/** A text of one line. */
export const label = (name: string): Field => ({ name, type: 'text', max: TITLE_LENGTH, holds: 'line' });
/** A text of several lines. */
export const prose = (name: string): Field => ({ name, type: 'text', max: PROSE_LENGTH });

const IMAGE_TYPES = ['png', 'jpeg', 'webp', 'gif', 'heic', 'heif'].map((type) => `image/${type}`);

const file = (name: string, maxSize: number, mimeTypes: readonly string[]): Field => ({
  name,
  type: 'file',
  maxSelect: 1,
  maxSize,
  mimeTypes,
  protected: true,
});

/** A PDF or a picture; the hooks check its content (`hooks/document.ts`). */
export const document = (name: string, maxSize: number): Field =>
  file(name, maxSize, ['application/pdf', ...IMAGE_TYPES]);

/** A picture that every browser can display. */
export const picture = (name: string, maxSize: number): Field =>
  file(name, maxSize, ['image/png', 'image/jpeg', 'image/webp']);

const PERSONAL_VISIBLE = `${SIGNED_IN} && (owner = @request.auth.id || shared = true || owner = "")`;
const PERSONAL_CHANGEABLE = `${SIGNED_IN} && (owner = @request.auth.id || (owner = "" && ${ADMIN}))`;

/** Private to its owner; if it is shared, visible to everyone signed in; without an owner, it belongs to the hub. */
export const personal: Collection['rules'] = {
  list: PERSONAL_VISIBLE,
  view: PERSONAL_VISIBLE,
  create: `${SIGNED_IN} && (@request.body.owner:isset = false || @request.body.owner = @request.auth.id)`,
  update: `${PERSONAL_CHANGEABLE} && ${unchanged(['owner'])}`,
  delete: PERSONAL_CHANGEABLE,
};

/** The same for records with a document, which get no thumbnails. */
export const personalWithDocument: Collection['rules'] = {
  ...personal,
  // For every spelling of the collection in a file's URL; for the usual one, `serveFile` refuses with a
  // sentence.
  view: `${PERSONAL_VISIBLE} && @request.query.thumb:isset = false`,
};

const OWN = `${SIGNED_IN} && owner = @request.auth.id`;

/** Private to its owner: nobody else can read it, not even an admin. */
export const privateToOwner: Collection['rules'] = {
  list: OWN,
  view: OWN,
  create: personal.create,
  update: `${OWN} && ${unchanged(['owner'])}`,
  delete: OWN,
};

/** Accessible to superusers only. */
export const CLOSED: Collection['rules'] = {
  list: null,
  view: null,
  create: null,
  update: null,
  delete: null,
};
