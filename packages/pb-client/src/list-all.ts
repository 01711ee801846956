import type { default as PocketBase, ListResult, RecordModel } from 'pocketbase';
import type { GenericSchema, InferOutput } from 'valibot';
import { parseRecord } from './fields';
import { noteReading } from './live';
import type { CollectionName } from './records.gen';
import { request } from './request';

/** Which records of a collection are listed, and how. */
export interface ListOptions {
  /** Records a page; the server sends 1,000 at most. */
  perPage: number;
  sort: string;
  /** Made with `client.filter()`, so that what people typed stays a value. */
  filter?: string;
  /** Comma-separated names, where a few fields of many records are enough. */
  fields?: string;
}

/** What tells a list from an older one: a change brings a new time, and what has gone is missing in the number. */
interface Mark {
  total: number;
  newest: string | undefined;
}

type Page = ListResult<RecordModel>;

function markOf(pages: readonly Page[]): Mark {
  const times = pages.flatMap(({ items }) => items.map(({ updated }) => String(updated)));
  return { total: pages[0]?.totalItems ?? 0, newest: times.sort().at(-1) };
}

/**
 * Every record of a list: the first page, then all that remain, so that nothing is cut off silently.
 * A record that moved between two pages meanwhile is given once.
 */
export async function listAll<S extends GenericSchema<unknown, { id: string }>>(
  client: PocketBase,
  collection: CollectionName,
  schema: S,
  { perPage, fields, ...options }: ListOptions,
): Promise<InferOutput<S>[]> {
  const records = client.collection(collection);
  const withTime = fields === undefined ? options : { ...options, fields: `${fields},updated` };
  const page = (number: number) => records.getList(number, perPage, withTime);

  const load = async () => {
    const first = await page(1);
    const numbers = Array.from({ length: Math.max(0, first.totalPages - 1) }, (_, index) => index + 2);
    return [first, ...(await Promise.all(numbers.map(page)))];
  };
  const isUnchanged = async (pages: readonly Page[]) => {
    // Who has signed out meanwhile would only be refused.
    if (client.authStore.token === '') return true;
    const latest = await records.getList(1, 1, { ...options, sort: '-updated', fields: 'id,updated' });
    const [then, now] = [markOf(pages), markOf([latest])];
    return then.total === now.total && then.newest === now.newest;
  };

  const loading = request(client, load);
  const reading = loading.then(
    (pages) => () => isUnchanged(pages).catch(() => false),
    // A list that could not be read is read again by its screen.
    () => () => Promise.resolve(true),
  );
  noteReading(client, collection, JSON.stringify({ ...options, fields }), reading);
  const parsed = (await loading).flatMap(({ items }) => items).map((record) => parseRecord(schema, record));
  return [...new Map(parsed.map((record) => [record.id, record])).values()];
}
