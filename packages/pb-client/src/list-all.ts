import type PocketBase from 'pocketbase';
import type { GenericSchema, InferOutput } from 'valibot';
import { parseRecord } from './fields';
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

/**
 * Every record of a list: the first page, then all that remain, so that nothing is cut off silently.
 * A record that moved between two pages meanwhile is given once.
 */
export async function listAll<S extends GenericSchema<unknown, { id: string }>>(
  client: PocketBase,
  collection: CollectionName,
  schema: S,
  { perPage, ...options }: ListOptions,
): Promise<InferOutput<S>[]> {
  const page = (number: number) => client.collection(collection).getList(number, perPage, options);
  return request(client, async () => {
    const first = await page(1);
    const numbers = Array.from({ length: Math.max(0, first.totalPages - 1) }, (_, index) => index + 2);
    const rest = await Promise.all(numbers.map(page));
    const records = [first, ...rest].flatMap(({ items }) => items);
    const parsed = records.map((record) => parseRecord(schema, record));
    return [...new Map(parsed.map((record) => [record.id, record])).values()];
  });
}
