import { collections } from '../schema';
import type { Collection } from '../schema-types';
import { bodyOf } from './body';
import { sharedCollections } from './collections';
import { rememberEndedKey } from './ended-keys';
import { writeAs } from './judge-again';
import { findOwner, isOwner } from './owner';
import { NOTE } from './password-note';
import { refuseFields, sentence } from './refuse';
import { execute, textFrom } from './services/stored';
import { sendJson } from './services/upstream';
import { endSessions } from './sessions';
import { findRecord } from './transaction';

/** The collections of which an admin sees how many records a person has. */
const counted = collections.filter(
  (collection): collection is Collection & Required<Pick<Collection, 'called' | 'ownedBy'>> =>
    collection.called !== undefined && collection.ownedBy !== undefined,
);
/** Those whose records can be shared with everyone. */
const shareable = counted.filter(({ name }) => sharedCollections.includes(name));

interface Counts {
  count: number;
  shared: number;
  documents: number;
}

/** The numbers of a person's records in a collection: all, the shared ones, and those with a document. */
function countOf(app: App, person: string, { name, fields, ownedBy }: (typeof counted)[number]): Counts {
  const shared = sharedCollections.includes(name) ? 'sum(shared)' : '0';
  const file = fields.find(({ type }) => type === 'file')?.name;
  const documents = file === undefined ? '0' : `sum(${file} != '')`;
  const text = textFrom(
    app,
    `SELECT json_object('count', count(*), 'shared', coalesce(${shared}, 0), 'documents', coalesce(${documents}, 0))
       AS text FROM ${name} WHERE ${ownedBy} = {:person}`,
    { person },
  );
  return JSON.parse(text) as Counts;
}

function personOf(app: App, e: RequestEvent): HubRecord {
  const person = findRecord(app, 'users', e.request.pathValue('id'));
  if (person === null) throw sentence(404, 'person', 'There is no such user.');
  return person;
}

/**
 * Before a person is removed, tells an admin how many records they have in each collection, including private ones, and
 * whether they are the owner. Reveals no contents, and nothing about records that are hidden from that person.
 */
export function serveHoldings(e: RequestEvent): void {
  const { id } = personOf(e.app, e);
  const isOneself = e.auth?.id === id;
  const visible = counted.filter(({ isKeptFromOwner }) => !(isOneself && isKeptFromOwner));
  const holdings = visible.map((collection) => {
    const { name, ownedBy, called } = collection;
    return { collection: name, field: ownedBy, ...called, ...countOf(e.app, id, collection) };
  });
  sendJson(e, 200, { isOwner: findOwner(e.app)?.id === id, holdings });
}

/** Removes the owner of the records that a person shares with everyone, so that they stay when the person is removed. */
function giveToAll(app: App, person: string): void {
  for (const { name, ownedBy } of shareable) {
    const filter = `${ownedBy} = {:person} && shared = true`;
    for (const record of app.findRecordsByFilter(name, filter, '', 0, 0, { person })) {
      record.set(ownedBy, '');
      record.set('rev', record.getInt('rev') + 1);
      app.save(record);
    }
  }
}

/** Removes a person with all their records, or only with those that nobody else sees (`shared`: `keep`). */
export function removePerson(e: RequestEvent): void {
  const { shared } = bodyOf(e);
  if (shared !== 'keep' && shared !== 'delete') {
    refuseFields({ shared: 'Choose what happens to the shared records: keep or delete.' });
  }
  writeAs(e, (tx) => {
    const person = personOf(tx, e);
    refuseOneself(e.auth, person);
    if (shared === 'keep') giveToAll(tx, person.id);
    tx.delete(person);
  });
  e.noContent(204);
}

/** Ends every session of a person. Only the owner may do this for the owner's account. */
export function signOutPerson(e: RequestEvent): void {
  writeAs(e, (tx) => {
    const person = personOf(tx, e);
    if (isOwner(tx, person) && e.auth?.id !== person.id) {
      throw sentence(403, 'person', 'Only the owner can change the owner’s account.');
    }
    endSessions(tx, person.id);
  });
  e.noContent(204);
}

function refuseOneself(auth: HubRecord | null, { id }: HubRecord): void {
  if (auth?.id === id) throw sentence(403, 'person', 'You can’t remove your own account.');
}

/** Clears the fields of a new person that only the hub writes. */
export function stampPerson(e: RecordRequestEvent): void {
  for (const name of [...NOTE, 'remindersFail']) e.record.set(name, '');
  e.next();
}

/**
 * The fields that nobody else sets, nor is told the first of: the domain to which the mail for new aliases goes, and
 * the time zone in which the person's day begins.
 */
const THEIR_OWN = ['aliasDomain', 'timeZone'];

/** Refuses other people, admins too, what only the person sets. */
export function keepTheirOwn(e: RecordRequestEvent): void {
  const { auth, record } = e;
  const isTheirs = auth?.id === record.id || auth?.isSuperuser() === true;
  const sent = bodyOf(e);
  const other = THEIR_OWN.find(
    (name) => Object.hasOwn(sent, name) && record.getString(name) !== record.original().getString(name),
  );
  if (!isTheirs && other !== undefined) throw sentence(403, other, 'Only the person can choose this.');
  e.next();
}

/** Refuses people who remove themselves, by whichever call. */
export function guardOwnRecord(e: RecordRequestEvent): void {
  refuseOneself(e.auth, e.record);
  e.next();
}

/** When a person is removed: reminders that they marked as done stay done for others, and their devices delete their data. */
export function leaveBehind(e: RecordEvent): void {
  const { app, record } = e;
  execute(app, "UPDATE reminders_done SET by = '' WHERE by = {:id}", { id: record.id });
  rememberEndedKey(app, record.id, record.tokenKey());
  e.next();
}
