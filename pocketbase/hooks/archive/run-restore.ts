import { bodyOf } from '../body';
import { storeEntries } from '../imports/entries';
import type { RowOutcome, Written } from '../imports/import-rows';
import { limitCalls } from '../imports/limit';
import { UNDO_MS } from '../imports/run-import';
import { inPartsAs } from '../judge-again';
import { refuseFields, sentence } from '../refuse';
import { sendJson } from '../services/upstream';
import { findRecord, inTransaction, tryOut, writeInParts } from '../transaction';
import { type Archived, archivedCollection } from './archived';
import { readRestoreRequest, type RestoreRequest } from './request';
import { restoreRecord } from './restore-records';

/** By what the imports of a person name the hub's own file instead of a tool. */
const ARCHIVE = 'archive';
/** Calls of one person in ten minutes: a file of 200,000 records takes so many to look at and to save. */
const MOST_CALLS = 1200;

/**
 * Takes records of a person's own file into one collection, and answers with what became of each; a preview
 * does the same and takes it back. All calls for one file name the same import.
 */
export function runRestore(e: RequestEvent): void {
  const collection = archivedCollection(e.request.pathValue('collection'));
  const request = readRestoreRequest(bodyOf(e));
  if ('problems' in request) refuseFields(request.problems);
  limitCalls(e, `restore.${e.auth?.id ?? ''}`, MOST_CALLS);
  sendJson(e, 200, { records: restoreInParts(e, collection, request) });
}

/** Restores records in parts, so that others can save in between; the rights of the person are asked for each. */
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
      // `inPartsAs` has set it.
      const auth = e.auth as HubRecord;
      outcomes.push(restoreRecord({ tx, auth, collection, ids, taken, written }, sent));
    },
    (tx) => {
      const done = written.splice(0);
      if (isSaved && done.length > 0) noteImport(tx, e.auth?.id ?? '', id, done);
    },
    inPartsAs(e, isSaved ? inTransaction : tryOut),
  );
  return outcomes;
}

/** An import of one's own file that can still be taken back; `null` where there is none of this id. */
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

/** Adds what a call has written to its import. */
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
