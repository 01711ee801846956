import { type CollectionName, count, flag, listAll, parseRecord, pb, request, text } from '@hub/pb-client';
import { queryOptions } from '@tanstack/react-query';
import type PocketBase from 'pocketbase';
import * as v from 'valibot';
import { peopleKey } from './people';

/** Records a page of what is put into a file: a workout may have 200 kB. */
const PAGE_SIZE = 100;

const holding = v.object({
  collection: v.pipe(
    text,
    v.transform((name) => name as CollectionName),
  ),
  /** The field that says whose a record is. */
  field: text,
  /** What a record is called, and several. */
  one: text,
  many: text,
  count,
  /** How many of them everybody sees. */
  shared: count,
  /** How many of them have a document. */
  documents: count,
});

const holdingsAnswer = v.object({ isOwner: flag, holdings: v.array(holding) });

/** What somebody has in one collection, in numbers. */
export type Holding = v.InferOutput<typeof holding>;

/** A record as the server keeps it. */
const stored = v.looseObject({ id: text });

/** What becomes of the records that a person shares with everyone, when they are removed. */
export type SharedFate = 'keep' | 'delete';

/** What somebody has, as a file holds it: the person, and their records by collection. */
export interface PersonExport {
  exported: string;
  person: object;
  records: Record<string, object[]>;
}

/** What an admin may do with a whole account, for `client`'s person. */
export function accountRepository(client: PocketBase) {
  const path = (id: string) => `/api/hub/people/${encodeURIComponent(id)}`;
  return {
    /** What somebody has, private records too, in numbers alone; and whether they own the hub. */
    holdings: async (id: string) =>
      parseRecord(holdingsAnswer, await request(client, () => client.send<unknown>(path(id), {}))),

    /** Removes somebody with their records; the shared ones may stay, and are nobody's then. */
    remove: async (id: string, shared: SharedFate): Promise<void> => {
      const call = { method: 'POST', body: { shared } };
      await request(client, () => client.send<unknown>(`${path(id)}/remove`, call));
    },

    /** Ends every session of somebody; their password stays. */
    signOutEverywhere: async (id: string): Promise<void> => {
      await request(client, () => client.send<unknown>(`${path(id)}/sign-out`, { method: 'POST' }));
    },

    /** Reads the records of somebody by the usual calls, so that it gives none that the asker may not see. */
    export: async (id: string, holdings: readonly Holding[], now: Date): Promise<PersonExport> => {
      const person = await request(client, () => client.collection('users').getOne<object>(id));
      const records: PersonExport['records'] = {};
      for (const { collection, field } of holdings.filter((one) => one.count > 0)) {
        const filter = client.filter(`${field} = {:id}`, { id });
        const options = { perPage: PAGE_SIZE, sort: 'created,id', filter };
        records[collection] = await listAll(client, collection, stored, options);
      }
      return { exported: now.toISOString(), person, records };
    },
  };
}

/** As the person who is signed in. */
export const accounts = accountRepository(pb);

/** What somebody has on the hub, in numbers. */
export const holdingsQuery = (id: string) =>
  queryOptions({
    queryKey: [...peopleKey, 'holdings', id],
    queryFn: () => accounts.holdings(id),
    staleTime: 0,
  });
