import { bodyOf } from '../body';
import { inPartsAs } from '../judge-again';
import { refuseFields } from '../refuse';
import { randomId } from '../reminders/secrets';
import { sendJson } from '../services/upstream';
import { findRecord, writeInParts } from '../transaction';
import { storeEntries } from './entries';
import { beginImport, type Importing, importRow, type RowOutcome } from './import-rows';
import { limitCalls } from './limit';
import { type ImportRequest, readImportRequest, type SentRow } from './request';
import type { ImportTarget } from './target';
import { findTarget } from './targets';

/** Imports and previews of one person in ten minutes. */
const MOST_IMPORTS = 60;
/** How long an import can be undone. */
export const UNDO_MS = 7 * 86_400_000;

/**
 * Imports the rows of a file into the person's own records, and responds with the outcome of each; a preview
 * only reports it. If an import is interrupted, what was saved stays: importing the same file continues, and
 * an undo reverts it.
 */
export function runImport(e: RequestEvent): void {
  const target = findTarget(e.request.pathValue('tool'));
  if (target === null) throw new NotFoundError('This tool does not import files.');
  const request = readImportRequest(bodyOf(e));
  if ('problems' in request) refuseFields(request.problems);
  limitCalls(e, `import.${e.auth?.id ?? ''}`, MOST_IMPORTS);
  sendJson(e, 200, answerTo(e, target, request));
}

interface Answer {
  /** The id of the import, for its undo; `null` if nothing was written. */
  id: string | null;
  rows: readonly RowOutcome[];
}

function answerTo(e: RequestEvent, target: ImportTarget, request: ImportRequest): Answer {
  const { app } = e;
  const owner = e.auth?.id ?? '';
  const { source, rows, mode } = request;
  const isPreview = mode === 'preview';
  const importing = beginImport(app, target, { owner, source, isPreview });
  return isPreview
    ? { id: null, rows: rows.map((row) => importRow(app, importing, row)) }
    : importAll(e, importing, rows, continuedBy(app, importing, request));
}

/** The import that a request continues; `null` for a new one. Refuses one that is not there, or is already undone. */
function continuedBy(
  app: App,
  { target: { tool }, owner, source }: Importing,
  { continues }: ImportRequest,
): HubRecord | null {
  if (continues === '') return null;
  const known =
    'id = {:continues} && owner = {:owner} && tool = {:tool} && source = {:source} && undone = ""';
  const values = { continues, owner, tool, source };
  const [record = null] = app.findRecordsByFilter('imports', known, '', 1, 0, values);
  if (record === null) throw new NotFoundError('There is no such import.');
  return record;
}

function importAll(
  e: RequestEvent,
  importing: Importing,
  rows: readonly SentRow[],
  continued: HubRecord | null,
): Answer {
  const id = continued?.id ?? randomId();
  const before = { added: continued?.getInt('added') ?? 0, changed: continued?.getInt('changed') ?? 0 };
  const outcomes: RowOutcome[] = [];
  const stored: { id: string | null } = { id: continued?.id ?? null };
  writeInParts(
    e.app,
    rows,
    (tx, row) => outcomes.push(importRow(tx, importing, row)),
    (tx) => {
      if (importing.written.length === 0) return;
      storeImport(tx, importing, { id, before }, outcomes);
      storeEntries(tx, { id, owner: importing.owner }, importing.written.splice(0));
      stored.id = id;
    },
    inPartsAs(e),
  );
  return { ...stored, rows: outcomes };
}

/** Stores the import and its progress; `before` is what earlier requests of it have done. */
function storeImport(
  tx: App,
  { target: { tool }, owner, source }: Importing,
  { id, before }: { id: string; before: { added: number; changed: number } },
  outcomes: readonly RowOutcome[],
): void {
  const count = (status: RowOutcome['status']) =>
    outcomes.filter((outcome) => outcome.status === status).length;
  const record = findRecord(tx, 'imports', id) ?? new Record(tx.findCollectionByNameOrId('imports'));
  const until = new Date(Date.now() + UNDO_MS).toISOString();
  const counts = { added: before.added + count('new'), changed: before.changed + count('changed') };
  const values = { id, owner, tool, source, until, ...counts, undone: '' };
  record.load(values);
  record.set('rev', record.getInt('rev') + 1);
  tx.save(record);
}
