import type { RowProblems } from '../imports/refusal';
import { isJsonObject, type JsonObject } from '../json-object';

/** The most records of one call. */
const MOST_RECORDS = 500;
export const RECORD_ID = /^[a-z0-9]{15}$/;

/** A record of the file, and its fields whose files are in the archive. */
export interface SentRecord {
  record: JsonObject;
  files: readonly string[];
}

export interface RestoreRequest {
  /** The id of the import to which all calls for one file belong. */
  id: string;
  /** A preview does the same as a save, and is rolled back. */
  mode: 'preview' | 'save';
  records: readonly SentRecord[];
  /** The ids of the file that were replaced here, with their replacements. */
  ids: Readonly<Record<string, string>>;
}

/** Parses a restore request, or returns a sentence for each wrong field. */
export function readRestoreRequest(sent: JsonObject): RestoreRequest | { problems: RowProblems } {
  const { id, mode, ids = {} } = sent;
  const records = readRecords(sent['records']);
  const isId = typeof id === 'string' && RECORD_ID.test(id);
  const isMode = mode === 'preview' || mode === 'save';
  const isIds = areIds(ids);
  if (isId && isMode && isIds && typeof records !== 'string') return { id, mode, records, ids };
  return {
    problems: {
      ...(!isId && { id: 'Say which import this is.' }),
      ...(!isMode && { mode: 'The mode is preview or save.' }),
      ...(!isIds && { ids: 'The ids are pairs of ids.' }),
      ...(typeof records === 'string' && { records }),
    },
  };
}

function areIds(sent: unknown): sent is Readonly<Record<string, string>> {
  if (!isJsonObject(sent)) return false;
  return Object.entries(sent).every((pair) =>
    pair.every((id) => typeof id === 'string' && RECORD_ID.test(id)),
  );
}

/** The records, or a sentence that says what is wrong with them. */
function readRecords(sent: unknown): SentRecord[] | string {
  if (!Array.isArray(sent) || sent.length === 0) return 'The records are a list of at least one.';
  if (sent.length > MOST_RECORDS) return `At most ${MOST_RECORDS} records are restored at once.`;
  const records = sent.map(readRecord);
  return records.every((record) => record !== null)
    ? records
    : 'Each has a record, and may have the names of fields with files.';
}

function readRecord(sent: unknown): SentRecord | null {
  if (!isJsonObject(sent)) return null;
  const { record, files = [] } = sent;
  if (!isJsonObject(record)) return null;
  if (!Array.isArray(files) || !files.every((name) => typeof name === 'string')) return null;
  return { record, files };
}
