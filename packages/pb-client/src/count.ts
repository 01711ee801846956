import type PocketBase from 'pocketbase';
import { request } from './request';

/** How many records of a collection the person can see; `filter` is made with `client.filter()`. Loads none of them. */
export async function countRecords(client: PocketBase, collection: string, filter = ''): Promise<number> {
  const { totalItems } = await request(client, () =>
    client.collection(collection).getList(1, 1, { filter, fields: 'id' }),
  );
  return totalItems;
}
