import { inPartsAs, writeAs } from '../judge-again';
import { sentence } from '../refuse';
import { sendJson } from '../services/upstream';
import { findRecord, writeInParts } from '../transaction';
import { contentHash, dropEntries, entriesOf, type Entry } from './entries';

/** The result of an undo: records that were deleted, reverted, or left because of a later change. */
interface Undone {
  removed: number;
  restored: number;
  kept: number;
}

/** Undoes one of the person's imports, except for records that somebody has changed since. */
export function undoImport(e: RequestEvent): void {
  const [made = null] = e.app.findRecordsByFilter('imports', 'id = {:id} && owner = {:owner}', '', 1, 0, {
    id: e.request.pathValue('id'),
    owner: e.auth?.id ?? '',
  });
  if (made === null) throw new NotFoundError('There is no such import.');
  if (made.getString('until') < new Date().toISOString())
    throw sentence(400, 'import', 'It is too late to undo this import.');
  if (made.getString('undone') !== '') throw sentence(400, 'import', 'This import is already undone.');
  sendJson(e, 200, undoEntries(e, made.id));
}

/** Undoes an import record by record. If it is interrupted, the next call continues with the rest. */
function undoEntries(e: RequestEvent, id: string): Undone {
  const undone: Undone = { removed: 0, restored: 0, kept: 0 };
  const done: string[] = [];
  writeInParts(
    e.app,
    entriesOf(e.app, id),
    (tx, { id: stored, entry }) => {
      const record = findRecord(tx, entry.collection, entry.record);
      if (record !== null) undone[undoEntry(tx, record, entry)] += 1;
      done.push(stored);
    },
    (tx) => dropEntries(tx, done.splice(0)),
    inPartsAs(e),
  );
  writeAs(e, (tx) => {
    const made = tx.findRecordById('imports', id);
    made.set('undone', new Date().toISOString());
    made.set('rev', made.getInt('rev') + 1);
    tx.save(made);
  });
  return undone;
}

function undoEntry(tx: App, record: HubRecord, { rev, hash, before }: Entry): keyof Undone {
  if (record.getInt('rev') > rev || contentHash(record) !== hash) return 'kept';
  if (before === null) {
    tx.delete(record);
    return 'removed';
  }
  record.load(before);
  record.set('rev', record.getInt('rev') + 1);
  tx.save(record);
  return 'restored';
}
