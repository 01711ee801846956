import {
  count,
  inPlainWords,
  optionalText,
  parseRecord,
  patientFetch,
  pb,
  request,
  text,
  uploadFetch,
} from '@hub/pb-client';
import type { FoundRows, ImportRow, ToolImports } from '@hub/tool-kit/import';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { inParts } from './in-parts';

/** What the hub returns for a row, or for a record of an archive. */
export const outcomeSchema = v.variant('status', [
  v.object({ status: v.literal('new'), id: text }),
  v.object({
    status: v.literal('changed'),
    id: text,
    changes: v.array(v.object({ field: text, from: text, to: text })),
    // The person has edited the record in the hub.
    isTouched: v.boolean(),
  }),
  v.object({ status: v.literal('here'), id: text }),
  v.object({ status: v.literal('refused'), problems: v.record(v.string(), text) }),
]);
const answer = v.object({ id: v.nullable(text), rows: v.array(outcomeSchema) });

/** The outcome of a row. */
export type Outcome = v.InferOutput<typeof outcomeSchema>;
type Answer = v.InferOutput<typeof answer>;

/** A `fetch` for all records of a file: a slow network takes a while to send them, and a slow hub to check and save them. */
export const sendMany = patientFetch('import');

/** The outcome of a row, with the hub's words if it was refused. */
async function inHubWords(row: Outcome): Promise<Outcome> {
  return row.status === 'refused' ? { ...row, problems: await inPlainWords(row.problems) } : row;
}

/** The limits of one request: the hub takes 10,000 rows, and 10 MB with what is around them. */
const PART = { items: 10_000, bytes: 8_000_000 };

/**
 * Sends the rows of a file, to save them or for a preview: many of them in several requests, which are one import.
 * Throws a `HubError`; what was saved before stays, and importing the file again goes on with it.
 */
export async function sendRows(
  { tool, format }: FoundRows,
  rows: readonly ImportRow<object>[],
  mode: 'preview' | 'save',
): Promise<Answer> {
  const path = `/api/hub/import/${encodeURIComponent(tool)}`;
  const sent = rows.map(({ values, files }) => ({ values, ...(files && { files: Object.keys(files) }) }));
  const whole: Answer = { id: null, rows: [] };
  for (const part of inParts(sent, PART)) {
    const body = { mode, source: format.id, rows: part, ...(whole.id !== null && { continues: whole.id }) };
    const { id, rows: outcomes } = parseRecord(
      answer,
      await request(pb, () => pb.send<unknown>(path, { method: 'POST', body, fetch: sendMany })),
    );
    whole.id = id ?? whole.id;
    whole.rows.push(...(await Promise.all(outcomes.map(inHubWords))));
  }
  return whole;
}

/** Uploads a row's pictures and documents to its record, as its form would. Its errors are sentences. */
export async function uploadFiles(
  { collection, prepareFile }: ToolImports,
  id: string,
  files: Readonly<Record<string, File>>,
  onProgress: (fraction: number) => void,
): Promise<void> {
  const body = new FormData();
  for (const [field, file] of Object.entries(files))
    body.append(field, prepareFile ? await prepareFile(file) : file);
  await request(pb, () => pb.collection(collection).update(id, body, { fetch: uploadFetch(onProgress) }));
}

const undone = v.object({ removed: count, restored: count, kept: count });
/** The result of an undo. */
export type Undone = v.InferOutput<typeof undone>;

/** Undoes an import, except for records that somebody has changed since. Throws a `HubError`. */
export async function undoImport(id: string): Promise<Undone> {
  const path = `/api/hub/import/${encodeURIComponent(id)}/undo`;
  const call = { method: 'POST', fetch: sendMany };
  return parseRecord(undone, await request(pb, () => pb.send<unknown>(path, call)));
}

const pastImport = v.object({
  ...{ id: text, tool: text, added: count, changed: count },
  ...{ until: text, undone: optionalText, created: text },
});
/** An import that can be undone, or was. */
export type PastImport = v.InferOutput<typeof pastImport>;

/** The person's imports of the last seven days, the latest first. */
export const pastImportsQuery = queryOptions({
  queryKey: ['imports'],
  queryFn: async () => {
    const all = await request(pb, () => pb.collection('imports').getFullList({ sort: '-created' }));
    return all.map((record) => parseRecord(pastImport, record));
  },
});
