import type { default as PocketBase, ListResult, RecordModel } from 'pocketbase';
import type { GenericSchema, InferOutput } from 'valibot';
import { parseRecord } from './fields';
import { noteListRead } from './live';
import type { CollectionName } from './records.gen';
import { request } from './request';

/** Which records of a collection are listed, and how. */
export interface ListOptions {
  /** Records per page; the server sends 1,000 at most. */
  perPage: number;
  sort: string;
  /** From `client.filter()`, so that typed text can't become part of the expression. */
  filter?: string;
  /** Comma-separated field names, if a few fields are enough. */
  fields?: string;
}

/** A fingerprint of a list: a changed record has a newer time, a deleted one lowers the count. */
interface Fingerprint {
  total: number;
  newest: string | undefined;
}

type Page = ListResult<RecordModel>;

function fingerprintOf(pages: readonly Page[]): Fingerprint {
  const times = pages.flatMap(({ items }) => items.map(({ updated }) => String(updated)));
  return { total: pages[0]?.totalItems ?? 0, newest: times.sort().at(-1) };
}

type LoadPage = (number: number) => Promise<Page>;

/** Loads pages of a list, and notes how to check later whether they are still current. */
async function readPages(
  client: PocketBase,
  collection: CollectionName,
  { perPage, fields, ...options }: ListOptions,
  load: (page: LoadPage) => Promise<Page[]>,
): Promise<Page[]> {
  const records = client.collection(collection);
  const withTime = fields === undefined ? options : { ...options, fields: `${fields},updated` };
  const isUnchanged = async (pages: readonly Page[]) => {
    // After a log-out the server would only refuse the request.
    if (client.authStore.token === '') return true;
    const latest = await records.getList(1, 1, { ...options, sort: '-updated', fields: 'id,updated' });
    // If the newest record is on a page that was not loaded, the list counts as changed.
    const [then, now] = [fingerprintOf(pages), fingerprintOf([latest])];
    return then.total === now.total && then.newest === now.newest;
  };

  const loading = request(client, () => load((number) => records.getList(number, perPage, withTime)));
  const check = loading.then(
    (pages) => () => isUnchanged(pages).catch(() => false),
    // A list that failed to load is loaded again by its screen.
    () => () => Promise.resolve(true),
  );
  noteListRead(client, collection, JSON.stringify({ ...options, fields }), check);
  return loading;
}

/**
 * All records of a list: the first page, then the rest. A record that moved between two pages meanwhile is
 * returned once. `onFirstPage` gets the first page while the others are loading.
 */
export async function listAll<S extends GenericSchema<unknown, { id: string }>>(
  client: PocketBase,
  collection: CollectionName,
  schema: S,
  options: ListOptions,
  onFirstPage?: (records: InferOutput<S>[]) => void,
): Promise<InferOutput<S>[]> {
  const parse = ({ items }: Page) => items.map((record) => parseRecord(schema, record));
  const load = async (page: LoadPage) => {
    const first = await page(1);
    if (first.totalPages > 1) onFirstPage?.(parse(first));
    const numbers = Array.from({ length: Math.max(0, first.totalPages - 1) }, (_, index) => index + 2);
    return [first, ...(await Promise.all(numbers.map(page)))];
  };
  const pages = await readPages(client, collection, options, load);
  return [...new Map(pages.flatMap(parse).map((record) => [record.id, record])).values()];
}

/** One page of a list that is loaded as far as the person scrolls. */
export interface RecordPage<Item> {
  items: Item[];
  /** The number of the next page; `null` on the last one. */
  next: number | null;
}

/** Whether a query holds a list: a whole one, or its first pages. */
export function isListed(data: unknown): boolean {
  return Array.isArray(data) || (typeof data === 'object' && data !== null && 'pages' in data);
}

/** A page by its number, from 1. A record that moved between two pages meanwhile may be on both. */
export async function listPage<S extends GenericSchema>(
  client: PocketBase,
  collection: CollectionName,
  schema: S,
  number: number,
  options: ListOptions,
): Promise<RecordPage<InferOutput<S>>> {
  const [page] = await readPages(client, collection, options, async (load) => [await load(number)]);
  const { items = [], totalPages = 0 } = page ?? {};
  return {
    items: items.map((record) => parseRecord(schema, record)),
    next: number < totalPages ? number + 1 : null,
  };
}
