import { parseRecord, pb, request, text } from '@hub/pb-client';
import { persistedList } from '@hub/tool-kit';
import { queryOptions } from '@tanstack/react-query';
import type PocketBase from 'pocketbase';
import * as v from 'valibot';
import { expiryKey } from './expiry.queries';

const person = v.object({ id: text, name: text });
const answer = v.object({ people: v.array(person) });

/** The names as they are stored on the device. */
export const persistedSharers = persistedList(person);

/** The first names of the people who share a record with everyone, by their ids. Throws a `HubError`. */
export async function listSharers(client: PocketBase) {
  const found = await request(client, () => client.send<unknown>('/api/hub/sharers', {}));
  return parseRecord(answer, found).people;
}

/** The same for a list. */
export const sharersQuery = () =>
  queryOptions({ queryKey: [...expiryKey, 'sharers'], queryFn: () => listSharers(pb) });
