import { parseRecord, request, text } from '@hub/pb-client';
import type PocketBase from 'pocketbase';
import * as v from 'valibot';

/** Somebody who shares a record with everyone, with their first name. */
export const sharer = v.object({ id: text, name: text });
const response = v.object({ people: v.array(sharer) });

/** The people who share a record with everyone. Throws a `HubError`. */
export async function listSharers(client: PocketBase): Promise<v.InferOutput<typeof sharer>[]> {
  const found = await request(client, () => client.send<unknown>('/api/hub/sharers', {}));
  return parseRecord(response, found).people;
}
