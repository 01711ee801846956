import {
  type CollectionName,
  countRecords,
  HubError,
  listAll,
  type ListOptions,
  listPage,
  parseRecord,
  type RecordPage,
  request,
  uploadFetch,
} from '@hub/pb-client';
import type { QueryKey } from '@tanstack/react-query';
import type PocketBase from 'pocketbase';
import type { GenericSchema, InferOutput } from 'valibot';
import type { OrderIn } from './list-order';

/** A record under the revision lock. */
export interface Locked {
  id: string;
  rev: number;
}

/** How a save is sent. */
export interface SaveOptions {
  /** Called while a file is sent, with the part of it that is through, from 0 to 1. */
  onProgress?: ((fraction: number) => void) | undefined;
}

/** A collection as a tool uses it. Every function throws a `HubError` and nothing else. */
export interface RecordRepository<Item extends Locked, Values> {
  readonly collection: CollectionName;
  /** Every record that matches, over all pages; `onFirstPage` is given the first of several as soon as it has come. */
  listAll: (options: ListOptions, onFirstPage?: (items: Item[]) => void) => Promise<Item[]>;
  /** The page of that number, from 1 on, for lists that are fetched as far as they are looked at. */
  listPage: (number: number, options: ListOptions) => Promise<RecordPage<Item>>;
  /** How many records match, without loading them. */
  count: (filter?: string) => Promise<number>;
  /** One record; `not-found` when it is gone or not shared with the person. */
  get: (id: string, signal?: AbortSignal) => Promise<Item>;
  /**
   * Makes a record under an id of `newRecordId`. Sent again after an answer that got lost, it brings the record that
   * was made then up to date, so that none is made twice.
   */
  create: (id: string, values: Partial<Values>, options?: SaveOptions) => Promise<Item>;
  /**
   * Changes the given fields of a record that was read at revision `rev`; `conflict` when somebody changed it since,
   * and then nothing is saved.
   */
  update: (record: Locked, changes: Partial<Values>, options?: SaveOptions) => Promise<Item>;
  delete: (id: string) => Promise<void>;
  /** Restores a record that the person has deleted, of a collection that keeps those. */
  restore: (id: string) => Promise<Item>;
}

/** The records of a tool: their collection, and the query key of everything loaded from it. */
export interface Records<Item extends Locked, Values> {
  readonly repository: RecordRepository<Item, Values>;
  /** One invalidation of this key refreshes all of the tool's queries. */
  readonly key: QueryKey;
  /** The order of the lists under this key, so that a saved record is in them before they are loaded again. */
  readonly orderIn?: OrderIn<Item>;
  /** Whether the hub keeps what its owner deletes for 30 days (`keepsDeleted` of the collection), so that it can be undone. */
  readonly keepsDeleted?: true;
}

type Body = Record<string, unknown> | FormData;

interface RepositoryOptions<Schema, Values> {
  collection: CollectionName;
  /** Reads a record of the server; everything else is given as it makes it. */
  schema: Schema;
  /** The body of a save, if it is not the values as JSON. */
  bodyOf?: (values: Partial<Values> & Partial<Locked>) => Body;
}

/** Only a body with a file is worth the transport that can tell its progress. */
function transport(body: Body, { onProgress }: SaveOptions) {
  const hasFile = body instanceof FormData && [...body.values()].some((value) => value instanceof File);
  return onProgress && hasFile ? { fetch: uploadFetch(onProgress) } : {};
}

/** The records of one collection, as `client`'s person sees them. */
export function recordRepository<Schema extends GenericSchema<unknown, Locked>, Values extends object>(
  client: PocketBase,
  { collection, schema, bodyOf = (values) => values }: RepositoryOptions<Schema, Values>,
): RecordRepository<InferOutput<Schema>, Values> {
  type Item = InferOutput<Schema>;
  const records = () => client.collection(collection);
  const ask = async (run: () => Promise<unknown>) => parseRecord(schema, await request(client, run));

  /** The record with an id; `null` where there is none that the person can see. */
  async function find(id: string): Promise<Item | null> {
    const filter = client.filter('id = {:id}', { id });
    const { items } = await request(client, () => records().getList(1, 1, { filter }));
    return items[0] === undefined ? null : parseRecord(schema, items[0]);
  }

  async function create(id: string, values: Partial<Values>, options: SaveOptions = {}): Promise<Item> {
    const body = bodyOf({ ...values, id });
    try {
      return await ask(() => records().create(body, transport(body, options)));
    } catch (error) {
      // The id may be taken by the record that an earlier try made; where another unique field clashes as well,
      // the server names only that one.
      const mayBeMade = error instanceof HubError && Object.keys(error.fields).length > 0;
      const made = mayBeMade ? await find(id) : null;
      if (made === null) throw error;
      return update(made, values, options);
    }
  }

  function update({ id, rev }: Locked, changes: Partial<Values>, options: SaveOptions = {}): Promise<Item> {
    const body = bodyOf({ ...changes, rev });
    return ask(() => records().update(id, body, transport(body, options)));
  }

  const get = (id: string, signal?: AbortSignal) => ask(() => records().getOne(id, signal ? { signal } : {}));

  async function restore(id: string): Promise<Item> {
    const body = { collection, record: id };
    await request(client, () => client.send<unknown>('/api/hub/restore', { method: 'POST', body }));
    return get(id);
  }

  return {
    collection,
    listAll: (options, onFirstPage) => listAll(client, collection, schema, options, onFirstPage),
    listPage: (number, options) => listPage(client, collection, schema, number, options),
    count: (filter) => countRecords(client, collection, filter),
    get,
    restore,
    create,
    update,
    delete: async (id) => {
      await request(client, () => records().delete(id));
    },
  };
}
