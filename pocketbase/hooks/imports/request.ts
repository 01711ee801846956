import { isJsonObject, type JsonObject } from '../json-object';
import type { RowProblems } from './refusal';

/** The most rows of one import. */
const MOST_ROWS = 10_000;
const MOST_KEY = 500;
const SOURCE = /^[a-z0-9][a-z0-9-]{0,39}$/;

/** A row of a file, as values of the collection's fields. */
export interface SentRow {
  /** Its key in the source; `""` if only its content identifies it. */
  key: string;
  values: JsonObject;
  /** The fields whose files are uploaded afterwards. */
  files: readonly string[];
}

export interface ImportRequest {
  /** The format from which the rows were read. */
  source: string;
  rows: readonly SentRow[];
  /** A preview does the same as a save, and is rolled back. */
  mode: 'preview' | 'save';
  /** The import whose rows these continue; `''` for a new one. */
  continues: string;
}

/** Reads the request of an import, or returns a sentence for each field that is wrong. */
export function readImportRequest({
  source,
  rows,
  mode,
  continues = '',
}: JsonObject): ImportRequest | { problems: RowProblems } {
  const read = readRows(rows);
  const isSource = typeof source === 'string' && SOURCE.test(source);
  const isMode = mode === 'preview' || mode === 'save';
  const isPart = typeof continues === 'string';
  if (isSource && isMode && isPart && typeof read !== 'string')
    return { source, rows: read, mode, continues };
  return {
    problems: {
      ...(!isSource && { source: 'Say which format the rows are from.' }),
      ...(!isMode && { mode: 'The mode is preview or save.' }),
      ...(!isPart && { continues: 'Say which import goes on, by its id.' }),
      ...(typeof read === 'string' && { rows: read }),
    },
  };
}

/** The rows, or a sentence that says what is wrong with them. */
function readRows(sent: unknown): SentRow[] | string {
  if (!Array.isArray(sent) || sent.length === 0) return 'The rows are a list of at least one.';
  if (sent.length > MOST_ROWS) return `At most ${MOST_ROWS} rows are imported at once.`;
  const rows = sent.map(readRow);
  return rows.every((row) => row !== null)
    ? rows
    : 'Each row has values, and may have a key and the names of fields with files.';
}

function readRow(sent: unknown): SentRow | null {
  if (!isJsonObject(sent)) return null;
  const { key = '', values, files = [] } = sent;
  if (typeof key !== 'string' || key.length > MOST_KEY || !isJsonObject(values)) return null;
  if (!Array.isArray(files) || !files.every((name) => typeof name === 'string')) return null;
  return { key, values, files };
}
