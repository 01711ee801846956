import type { default as PocketBase, RecordModel } from 'pocketbase';
import { request } from './request';

/** Which records are asked about. */
interface Glance {
  /** Made with `client.filter()`; all records without it. */
  filter?: string | undefined;
  /** Which record is the first one, where that is wanted too, and which of its fields. */
  sort?: string | undefined;
  fields?: string | undefined;
}

/** How many records there are, and the first of them as the server sends it. */
export interface Glimpse {
  total: number;
  first: RecordModel | undefined;
}

/** How many records of a collection the person can see, and the first one's `fields`: one small call. */
export async function glance(
  client: PocketBase,
  collection: string,
  { filter = '', sort = '', fields = 'id' }: Glance,
): Promise<Glimpse> {
  const options = { filter, fields, ...(sort === '' ? {} : { sort }) };
  const { totalItems, items } = await request(client, () =>
    client.collection(collection).getList(1, 1, options),
  );
  return { total: totalItems, first: items[0] };
}

/** How many records of a collection the person can see; `filter` is made with `client.filter()`. Loads none of them. */
export async function countRecords(client: PocketBase, collection: string, filter = ''): Promise<number> {
  return (await glance(client, collection, { filter })).total;
}
