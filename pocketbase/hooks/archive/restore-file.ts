import { writeAs } from '../judge-again';
import { readForm } from '../passed-on';
import { refuseFields, sentence } from '../refuse';
import { execute, textFrom } from '../services/stored';
import { readInTurn } from '../take-body';
import { findRecord } from '../transaction';
import { archived, type Archived, archivedCollection, fileFields } from './archived';
import { openImport } from './run-restore';

/** The format of the names of stored files. */
const STORED_NAME = /^[A-Za-z0-9_]{1,120}\.[A-Za-z0-9]{1,10}$/;

/** The largest file of any record. */
export const MOST_FILE_BYTES = Math.max(
  ...archived.flatMap(({ fields }) => fields.map((field) => (field.type === 'file' ? field.maxSize : 0))),
);

/**
 * Adds a document or picture of the archive, with its original name, to a record that this import created or changed. Does
 * nothing if the record already has it, so that a call whose response was lost can be repeated.
 */
export function restoreFile(e: RequestEvent): void {
  const collection = archivedCollection(e.request.pathValue('collection'));
  const owner = e.auth?.id ?? '';
  readInTurn(e, () => readForm(e));
  const [file] = e.findUploadedFiles('file');
  const [name = ''] = e.request.multipartForm.value['name'] ?? [];
  if (file === undefined || !STORED_NAME.test(name)) refuseFields({ file: 'Send a file with its name.' });
  writeAs(e, (tx) => {
    const record = importedRecord(tx, e, owner, collection);
    const field = fileFields(collection).find((one) => one === e.request.pathValue('field'));
    if (field === undefined) throw new NotFoundError('No file belongs here.');
    const here = record.getString(field);
    if (here === name) return;
    if (here !== '') throw sentence(409, field, 'There is another file already. It stays.');
    file.name = name;
    record.set(field, file);
    const updated = record.getString('updated');
    tx.save(record);
    execute(tx, `UPDATE ${collection.name} SET updated = {:updated} WHERE id = {:id}`, {
      updated,
      id: record.id,
    });
  });
  e.noContent(204);
}

/** The record of the request, if the named import has written it. */
function importedRecord(tx: App, e: RequestEvent, owner: string, { name, ownedBy }: Archived): HubRecord {
  const [id, record] = [e.request.pathValue('import'), e.request.pathValue('id')];
  const missing = () => new NotFoundError('This import has no such record.');
  if (openImport(tx, owner, id) === null) throw missing();
  const entries = textFrom(
    tx,
    `SELECT CAST(count(*) AS TEXT) AS text FROM import_entries WHERE import = {:id}
     AND json_extract(entry, '$.record') = {:record} AND json_extract(entry, '$.collection') = {:name}`,
    { id, record, name },
  );
  const found = entries === '0' ? null : findRecord(tx, name, record);
  if (found?.getString(ownedBy) !== owner) throw missing();
  return found;
}
