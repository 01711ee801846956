import type { default as PocketBase, RecordModel } from 'pocketbase';
import { request } from './request';

/** Which records are counted. */
interface CountOptions {
  /** From `client.filter()`; all records without it. */
  filter?: string | undefined;
  /** How many of the first records to load too, in which order, and which of their fields. */
  most?: number | undefined;
  sort?: string | undefined;
  fields?: string | undefined;
}

/** How many records there are, and the first of them as the server sends them. */
export interface CountAndFirst {
  total: number;
  first: RecordModel[];
}

/** How many records of a collection the person can see, and the `fields` of the first ones, in one call. */
export async function countAndFirst(
  client: PocketBase,
  collection: string,
  { filter = '', most = 1, sort = '', fields = 'id' }: CountOptions,
): Promise<CountAndFirst> {
  const options = { filter, fields, ...(sort === '' ? {} : { sort }) };
  const { totalItems, items } = await request(client, () =>
    client.collection(collection).getList(1, most, options),
  );
  return { total: totalItems, first: items };
}

/** How many records of a collection the person can see. `filter` is from `client.filter()`. Loads none. */
export async function countRecords(client: PocketBase, collection: string, filter = ''): Promise<number> {
  return (await countAndFirst(client, collection, { filter })).total;
}
