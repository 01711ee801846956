import { bodyOf } from '../body';
import { storeEntries } from '../imports/entries';
import type { RowOutcome, Written } from '../imports/import-rows';
import { limitCalls } from '../imports/limit';
import { UNDO_MS } from '../imports/run-import';
import { inPartsAs } from '../judge-again';
import { refuseFields, sentence } from '../refuse';
import { sendJson } from '../services/upstream';
import { findRecord, inTransaction, dryRun, writeInParts } from '../transaction';
import { type Archived, archivedCollection } from './archived';
import { readRestoreRequest, type RestoreRequest } from './request';
import { restoreRecord } from './restore-records';

/** The `tool` of an import from the hub's own file. */
const ARCHIVE = 'archive';
/** Calls of one person in ten minutes: enough to preview and restore a file of 200,000 records. */
const MOST_CALLS = 1200;

/**
 * Restores records of a person's own file into one collection, and answers with the outcome of each; a preview does the
 * same and rolls it back. All calls for one file name the same import.
 */
export function runRestore(e: RequestEvent): void {
  const collection = archivedCollection(e.request.pathValue('collection'));
  const request = readRestoreRequest(bodyOf(e));
  if ('problems' in request) refuseFields(request.problems);
  limitCalls(e, `restore.${e.auth?.id ?? ''}`, MOST_CALLS);
  sendJson(e, 200, { records: restoreInParts(e, collection, request) });
}

/** Restores records in parts, so that others can save in between; the person's rights are checked for each part. */
function restoreInParts(
  e: RequestEvent,
  collection: Archived,
  { id, ids, mode, records }: RestoreRequest,
): readonly RowOutcome[] {
  const outcomes: RowOutcome[] = [];
  const written: Written[] = [];
  const taken = new Set<string>();
  const isSaved = mode === 'save';
  writeInParts(
    e.app,
    records,
    (tx, sent) => {
      // `inPartsAs` sets it.
      const auth = e.auth as HubRecord;
      outcomes.push(restoreRecord({ tx, auth, collection, ids, taken, written }, sent));
    },
    (tx) => {
      const done = written.splice(0);
      if (isSaved && done.length > 0) noteImport(tx, e.auth?.id ?? '', id, done);
    },
    inPartsAs(e, isSaved ? inTransaction : dryRun),
  );
  return outcomes;
}

/** The person's import with this id, which can still be undone; `null` if there is none. */
export function openImport(tx: App, owner: string, id: string): HubRecord | null {
  const made = findRecord(tx, 'imports', id);
  if (made === null) return null;
  const isOpen =
    made.getString('owner') === owner &&
    made.getString('tool') === ARCHIVE &&
    made.getString('undone') === '' &&
    made.getString('until') > new Date().toISOString();
  if (!isOpen) throw sentence(400, 'id', 'This import is over. Begin a new one.');
  return made;
}

/** Adds the records that a call has written to its import. */
function noteImport(tx: App, owner: string, id: string, written: readonly Written[]): void {
  const found = openImport(tx, owner, id);
  const made = found ?? new Record(tx.findCollectionByNameOrId('imports'));
  const added = written.filter(({ before }) => before === null).length;
  const values = {
    ...(found === null && { id, owner, tool: ARCHIVE, source: ARCHIVE }),
    ...(found !== null && { rev: found.getInt('rev') + 1 }),
    until: new Date(Date.now() + UNDO_MS).toISOString(),
    added: made.getInt('added') + added,
    changed: made.getInt('changed') + written.length - added,
  };
  made.load(values);
  tx.save(made);
  storeEntries(tx, { id, owner }, written);
}
