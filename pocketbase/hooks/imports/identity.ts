import { arrayFrom } from '../services/stored';
import type { ImportTarget } from './target';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const ID_LENGTH = 15;
/** The number of hexadecimal digits of the hash for one character of the id. */
const DIGITS = 4;
/** The length of an ISO instant up to its minutes. */
const TO_THE_MINUTE = '2025-12-22T08:37'.length;

/** The text from which a record's id is derived: surrounding spaces and case are ignored. It must never change. */
export function contentOf({ identity }: ImportTarget, fieldText: (field: string) => string): string {
  return asText(identity.map(fieldText));
}

/**
 * The text that identifies a record among those of a person, by `fields` of its identity: instants are cut to the minute; the
 * Unicode form of texts, which Macs write in another way, and the kind of their spaces are ignored as well.
 */
export function identityOf(
  { instants, identity }: ImportTarget,
  fieldText: (field: string) => string,
  fields = identity,
): string {
  const values = fields.map((field) =>
    instants?.includes(field) ? fieldText(field).slice(0, TO_THE_MINUTE) : oneForm(fieldText(field)),
  );
  return asText(values);
}

const ASCII = /^[\x21-\x7e]*$/;

function oneForm(text: string): string {
  return ASCII.test(text) ? text : text.normalize('NFKC').replace(/\s+/g, ' ');
}

/** The text that a record has in common with rows that may be part of it; `null` if the target has no likeness. */
export function likenessOf(target: ImportTarget, fieldText: (field: string) => string): string | null {
  return target.likeness ? asText(target.likeness.map(fieldText)) : null;
}

const asText = (values: readonly string[]) =>
  JSON.stringify(values.map((value) => value.trim().toLowerCase()));

/** The id of a new record: the same for the same person, source and content, so that none is made twice. */
export function derivedId(owner: string, source: string, content: string): string {
  const hash = $security.sha256(JSON.stringify([owner, source, content]));
  return Array.from({ length: ID_LENGTH }, (_, at) => {
    const number = parseInt(hash.slice(at * DIGITS, (at + 1) * DIGITS), 16);
    return LETTERS.charAt(number % LETTERS.length);
  }).join('');
}

/** The records that a person has in a target's collection. */
export interface KnownRecords {
  /** For each id, whether a file may change the record. */
  mayChange: Map<string, boolean>;
  byIdentity: Map<string, string>;
  /** The texts of the identity's fields, by the record's id. */
  texts: Map<string, Readonly<Record<string, string>>>;
  byLikeness: Map<string, string[]>;
}

export function knownRecords(app: App, target: ImportTarget, ownedBy: string, owner: string): KnownRecords {
  const names = [...new Set([...target.identity, ...(target.likeness ?? [])])];
  const fields = names.map((field) => `coalesce(${field}, '')`).join(', ');
  const rows = arrayFrom<[string, number, ...unknown[]]>(
    app,
    `SELECT coalesce(json_group_array(json_array(id, (${target.among ?? 'TRUE'}), ${fields})), '[]') AS text
     FROM ${target.collection} WHERE ${ownedBy} = {:owner}`,
    { owner },
  );
  const known: KnownRecords = {
    ...{ mayChange: new Map(), byIdentity: new Map(), texts: new Map(), byLikeness: new Map() },
  };
  for (const [id, isAmong, ...values] of rows) {
    const fieldText = (field: string) => String(values[names.indexOf(field)]);
    const identity = identityOf(target, fieldText);
    known.mayChange.set(id, isAmong === 1);
    known.texts.set(id, Object.fromEntries(target.identity.map((field) => [field, fieldText(field)])));
    if (isAmong === 1 || !known.byIdentity.has(identity)) known.byIdentity.set(identity, id);
    const likeness = likenessOf(target, fieldText);
    if (likeness !== null) addTo(known.byLikeness, likeness, id);
  }
  return known;
}

/** Adds an id to those of a text; a new list for each would take long where thousands have the same. */
function addTo(idsByText: Map<string, string[]>, text: string, id: string): void {
  const ids = idsByText.get(text);
  if (ids === undefined) idsByText.set(text, [id]);
  else ids.push(id);
}

/** The ids of the known records by their identity in `fields` alone. */
export function idsByPart(
  { texts }: KnownRecords,
  target: ImportTarget,
  fields: readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const ids = new Map<string, string[]>();
  for (const [id, values] of texts) {
    const part = identityOf(target, (field) => values[field] ?? '', fields);
    addTo(ids, part, id);
  }
  return ids;
}
