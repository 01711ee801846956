import { count, parseRecord, request, text, uploadFetch } from '@hub/pb-client';
import { queryOptions } from '@tanstack/react-query';
import type PocketBase from 'pocketbase';
import * as v from 'valibot';
import { type Outcome, outcomeSchema, sendMany } from '../imports.api';

const overviewSchema = v.object({
  schema: text,
  collections: v.array(
    v.object({
      name: text,
      called: v.optional(v.object({ one: text, many: text })),
      count,
      fileFields: v.array(text),
      files: count,
      bytes: count,
    }),
  ),
  leftOut: v.array(v.object({ name: text, why: text })),
});

/** What the archive of the person's data would contain. */
export type Overview = v.InferOutput<typeof overviewSchema>;
/** One collection of that archive, with the number of its records and files. */
export type ArchivedCollection = Overview['collections'][number];

/** A record as the hub stores it, without its owner. */
export type StoredRecord = Readonly<Record<string, unknown>> & { id: string };

const records = v.object({ records: v.array(v.looseObject({ id: text })) });

const outcomes = v.object({ records: v.array(outcomeSchema) });

const PATH = '/api/hub/archive';
const pathOf = (...parts: readonly string[]) => [PATH, ...parts.map(encodeURIComponent)].join('/');

/** Returns an overview of the person's data. Throws a `HubError`. */
export async function readOverview(client: PocketBase): Promise<Overview> {
  const answer = await request(client, () => client.send<unknown>(PATH, { fetch: sendMany }));
  return parseRecord(overviewSchema, answer);
}

/** Returns the records of a collection after an id; an empty list is the end. Throws a `HubError`. */
export async function readRecords(client: PocketBase, name: string, after: string): Promise<StoredRecord[]> {
  const answer = await request(client, () => client.send<unknown>(pathOf(name), { query: { after } }));
  return parseRecord(records, answer).records;
}

/** A record, and the fields whose files are sent after it. */
export interface SentRecord {
  record: StoredRecord;
  files: readonly string[];
}

/** What identifies the requests of one import. */
export interface RestoreCall {
  /** The id of the import. */
  id: string;
  mode: 'preview' | 'save';
  /** The ids of the archive that are replaced here. */
  ids: Readonly<Record<string, string>>;
}

/** Sends records of a collection, to save them or for a preview. Throws a `HubError`. */
export async function sendRecords(
  client: PocketBase,
  name: string,
  sent: readonly SentRecord[],
  call: RestoreCall,
): Promise<Outcome[]> {
  const options = { method: 'POST', body: { ...call, records: sent }, fetch: sendMany };
  const answer = await request(client, () => client.send<unknown>(pathOf(name), options));
  return parseRecord(outcomes, answer).records;
}

/** A file of a restored record. */
export interface RestoredFile {
  importId: string;
  collection: string;
  id: string;
  field: string;
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Adds a file to its record. Throws a `HubError`. */
export async function sendFile(
  client: PocketBase,
  { importId, collection, id, field, name, bytes }: RestoredFile,
): Promise<void> {
  const body = new FormData();
  body.set('name', name);
  body.set('file', new File([bytes], name));
  const isBrowser = typeof XMLHttpRequest !== 'undefined';
  await request(client, () =>
    client.send(pathOf(importId, collection, id, field), {
      method: 'POST',
      body,
      ...(isBrowser && { fetch: uploadFetch(() => undefined) }),
    }),
  );
}

/** The overview for the page of the person's data. */
export const overviewQuery = (client: PocketBase) =>
  queryOptions({ queryKey: ['archive'], queryFn: () => readOverview(client) });
