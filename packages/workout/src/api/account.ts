import {
  type CollectionName,
  count,
  flag,
  listAll,
  parseRecord,
  patientFetch,
  pb,
  request,
  text,
} from '@hub/pb-client';
import { queryOptions } from '@tanstack/react-query';
import type PocketBase from 'pocketbase';
import * as v from 'valibot';
import { peopleKey } from './people';

/** The page size of an export: a workout can have 200 kB. */
const PAGE_SIZE = 100;

const holding = v.object({
  collection: v.pipe(
    text,
    v.transform((name) => name as CollectionName),
  ),
  /** The field with the record's owner. */
  field: text,
  /** The singular and plural of the record's name. */
  one: text,
  many: text,
  count,
  /** How many of them everybody can see. */
  shared: count,
  /** How many of them have a document. */
  documents: count,
});

const holdingsAnswer = v.object({ isOwner: flag, holdings: v.array(holding) });

/** The number of a person's records in one collection. */
export type Holding = v.InferOutput<typeof holding>;

/** A record in its stored form. */
const stored = v.looseObject({ id: text });

/** What happens to the shared records of a person who is removed. */
export type SharedFate = 'keep' | 'delete';

/** The content of an export file: the person, and their records by collection. */
export interface PersonExport {
  exported: string;
  person: object;
  records: Record<string, object[]>;
}

/** What an admin may do with a whole account, with the permissions of `client`'s person. */
export function accountRepository(client: PocketBase) {
  const path = (id: string) => `/api/hub/people/${encodeURIComponent(id)}`;
  return {
    /** The number of a person's records, including private ones; and whether the person owns the hub. */
    holdings: async (id: string) =>
      parseRecord(holdingsAnswer, await request(client, () => client.send<unknown>(path(id), {}))),

    /** Removes a person with their records; shared records can stay, without an owner. */
    remove: async (id: string, shared: SharedFate): Promise<void> => {
      const call = { method: 'POST', body: { shared }, fetch: patientFetch('manyRecords') };
      await request(client, () => client.send<unknown>(`${path(id)}/remove`, call));
    },

    /** Ends every session of a person; their password stays. */
    signOutEverywhere: async (id: string): Promise<void> => {
      await request(client, () => client.send<unknown>(`${path(id)}/sign-out`, { method: 'POST' }));
    },

    /** Reads a person's records with the usual requests: only those that the admin may see. */
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

/** The account functions of the signed-in person. */
export const accounts = accountRepository(pb);

/** The number of a person's records on the hub. */
export const holdingsQuery = (id: string) =>
  queryOptions({
    queryKey: [...peopleKey, 'holdings', id],
    queryFn: () => accounts.holdings(id),
    staleTime: 0,
  });
