import { HubError, listAll, parseRecord, protectedFileUrl, request, uploadFetch } from '@hub/pb-client';
import type { CalendarDate } from '@hub/tool-kit';
import type PocketBase from 'pocketbase';
import {
  type ExpiryItem,
  expiryItem,
  type ExpiryValues,
  expiryLookup,
  type LookupField,
} from './expiry.schema';

/** The only file that talks to the collection. Every function throws a HubError and nothing else. */

const COLLECTION = 'expiry';
/** Records a page of the lists, and of the look-ups of distinct values (specification §9). */
const LIST_PAGE_SIZE = 500;
const LOOKUP_PAGE_SIZE = 1000;
/** What the server stores of a file's own name. */
const MAX_DOCUMENT_NAME = 255;

interface SaveOptions {
  /** Called while a document is sent, with the part of it that is through, from 0 to 1. */
  onProgress?: ((fraction: number) => void) | undefined;
}

/** Items that expire today or later, the next one first. */
export function listUpcoming(client: PocketBase, today: CalendarDate): Promise<ExpiryItem[]> {
  return listAll(client, COLLECTION, expiryItem, {
    perPage: LIST_PAGE_SIZE,
    filter: client.filter('expiryDate >= {:today}', { today }),
    sort: 'expiryDate,id',
  });
}

/** Items that expired before today, the last one first. */
export function listExpired(client: PocketBase, today: CalendarDate): Promise<ExpiryItem[]> {
  return listAll(client, COLLECTION, expiryItem, {
    perPage: LIST_PAGE_SIZE,
    filter: client.filter('expiryDate < {:today}', { today }),
    sort: '-expiryDate,id',
  });
}

/** The values that a field has in the data, each once and none empty, in alphabetical order. */
export async function listDistinct(client: PocketBase, field: LookupField): Promise<string[]> {
  const records = await listAll(client, COLLECTION, expiryLookup, {
    perPage: LOOKUP_PAGE_SIZE,
    sort: `${field},id`,
    fields: `id,${field}`,
  });
  const values = records.map((record) => record[field]).filter((value) => value !== null);
  return [...new Set(values)].sort((a, b) => a.localeCompare(b));
}

/** One item; `not-found` when it is gone or not shared with the person. */
export async function getItem(client: PocketBase, id: string): Promise<ExpiryItem> {
  return parseRecord(expiryItem, await request(client, () => client.collection(COLLECTION).getOne(id)));
}

/**
 * Makes an item under an id of `newRecordId`; country and document are sent only when present. Sent again after
 * an answer that got lost, it brings the item that was made then up to date, so that none is made twice.
 */
export async function createItem(
  client: PocketBase,
  id: string,
  values: ExpiryValues,
  options: SaveOptions = {},
): Promise<ExpiryItem> {
  const { country, document, ...rest } = values;
  const body = toForm({ ...rest, ...(country && { country }), ...(document && { document }) });
  body.set('id', id);
  try {
    const record = await request(client, () =>
      client.collection(COLLECTION).create(body, transport(body, options)),
    );
    return parseRecord(expiryItem, record);
  } catch (error) {
    if (!(error instanceof HubError && 'id' in error.fields)) throw error;
    return updateItem(client, await getItem(client, id), values, options);
  }
}

/**
 * Changes the given fields of an item that was read at revision `rev`;
 * `conflict` when somebody changed it since, and then nothing is saved.
 */
export async function updateItem(
  client: PocketBase,
  { id, rev }: Pick<ExpiryItem, 'id' | 'rev'>,
  changes: Partial<ExpiryValues>,
  options: SaveOptions = {},
): Promise<ExpiryItem> {
  const body = toForm(changes);
  body.set('rev', String(rev));
  const record = await request(client, () =>
    client.collection(COLLECTION).update(id, body, transport(body, options)),
  );
  return parseRecord(expiryItem, record);
}

/** Deletes an item with its document. */
export async function deleteItem(client: PocketBase, id: string): Promise<void> {
  await request(client, () => client.collection(COLLECTION).delete(id));
}

/** The address that opens an item's document for the next three minutes. */
export function documentUrl(client: PocketBase, id: string, fileName: string): Promise<string> {
  return protectedFileUrl(client, { id, collectionName: COLLECTION }, fileName);
}

/** The multipart body of specification §7. A removed document takes its name with it. */
function toForm({ document, ...values }: Partial<ExpiryValues>): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(values)) form.set(field, String(value));
  if (document !== undefined) {
    form.set('document', document ?? '');
    form.set('documentName', document?.name.slice(0, MAX_DOCUMENT_NAME) ?? '');
  }
  return form;
}

/** Only a body with a file is worth the transport that can tell its progress. */
function transport(body: FormData, { onProgress }: SaveOptions) {
  return onProgress && body.get('document') instanceof File ? { fetch: uploadFetch(onProgress) } : {};
}
