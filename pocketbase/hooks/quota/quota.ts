import { archived, type Archived, archivedCollection, fileFields } from '../archive/archived';
import { sentence } from '../refuse';
import { textFrom } from '../services/stored';
import { changedFiles, growthOf, noteFiles } from './file-bytes';
import { type Amounts, isNear, quotaProblem, readQuota } from './limits';
import { growthOfLists, longFields } from './long-lists';

/** The collections whose records count: those in the archive of a person's data. */
export const quotaCollections = archived.map(({ name }) => name);

const withDocuments = archived.filter((collection) => fileFields(collection).length > 0);
/** The collections whose records may have a document. */
export const quotaDocumentCollections = withDocuments.map(({ name }) => name);

const withLongLists = archived.filter((collection) => longFields(collection).length > 0);
/** The collections whose records may have long lists. */
export const quotaListCollections = withLongLists.map(({ name }) => name);

/** The quota of each person. The start has refused an environment without valid numbers. */
export function quotaNow(): Amounts {
  const quota = readQuota((variable) => $os.getenv(variable));
  if (typeof quota === 'string') throw new Error(quota);
  return quota;
}

const countSql = ({ name, ownedBy }: Archived) =>
  `(SELECT count(*) FROM ${name} WHERE ${ownedBy} = {:person})`;

const bytesSql = ({ name, ownedBy }: Archived) =>
  `(SELECT coalesce(sum(bytes), 0) FROM _file_bytes JOIN ${name} ON record = ${name}.id
    WHERE collection = '${name}' AND ${ownedBy} = {:person})`;

const listBytesSql = (collection: Archived) => {
  const bytes = longFields(collection).map((field) => `coalesce(octet_length(${field}), 0)`);
  return `(SELECT coalesce(sum(${bytes.join(' + ')}), 0) FROM ${collection.name}
    WHERE ${collection.ownedBy} = {:person})`;
};

function recordsOf(app: App, person: string): number {
  return Number(
    textFrom(app, `SELECT CAST(${archived.map(countSql).join(' + ')} AS TEXT) AS text`, { person }),
  );
}

function bytesOf(app: App, person: string): number {
  const sums = ['0', ...withDocuments.map(bytesSql), ...withLongLists.map(listBytesSql)].join(' + ');
  return Number(textFrom(app, `SELECT CAST(${sums} AS TEXT) AS text`, { person }));
}

/** How much of their quota a person has used. */
export function usedBy(app: App, person: string): Amounts {
  return { records: recordsOf(app, person), bytes: bytesOf(app, person) };
}

function refuseBeyond(field: string, wanted: Amounts): void {
  const problem = quotaProblem(wanted, quotaNow());
  if (problem !== null) throw sentence(400, field, problem);
}

/** Limits the data that is stored to undo a person's imports to the bytes of their document quota. */
export function enforceQuotaOnUndo(bytes: number): void {
  refuseBeyond('quota', { records: 0, bytes });
}

function ownerOf(record: HubRecord): string {
  return record.getString(archivedCollection(record.collection().name).ownedBy);
}

/** Throws if one more record of a person exceeds their quota. */
export function holdNewToQuota(app: App, person: string): void {
  refuseBeyond('quota', { records: recordsOf(app, person) + 1, bytes: 0 });
}

/** Enforces the quota of a new record's owner, whoever creates it by whatever call, in the same transaction. */
export function enforceQuota(e: RecordEvent): void {
  const person = ownerOf(e.record);
  if (person !== '') holdNewToQuota(e.app, person);
  e.next();
}

/** The same for the documents of a saved record; a save that makes them smaller is always allowed. */
export function enforceFileQuota(e: RecordEvent): void {
  const { app, record } = e;
  const changed = changedFiles(record);
  const growth = changed.size === 0 ? 0 : growthOf(app, record, changed);
  const person = ownerOf(record);
  if (person !== '' && growth > 0) {
    const [field = 'quota'] = [...changed.keys()].filter((name) => changed.get(name) !== 0);
    refuseBeyond(field, { records: 0, bytes: bytesOf(app, person) + growth });
  }
  e.next();
  noteFiles(app, record, changed);
}

/** The same for the long lists of a record. */
export function enforceListQuota(e: RecordEvent): void {
  const { app, record } = e;
  const growth = growthOfLists(record, longFields(archivedCollection(record.collection().name)));
  const person = ownerOf(record);
  if (person !== '' && growth > 0) {
    refuseBeyond('quota', { records: 0, bytes: bytesOf(app, person) + growth });
  }
  e.next();
}

/** Adds to a person's own record whether their quota is nearly used up. */
export function addQuotaNote(e: RecordEnrichEvent): void {
  const { app, record, requestInfo } = e;
  if (requestInfo.auth?.id === record.id) {
    record.withCustomData(true);
    record.set('isNearQuota', isNear(usedBy(app, record.id), quotaNow()));
  }
  e.next();
}
