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

/** A record with a revision, which the server checks at each change. */
export interface Versioned {
  id: string;
  rev: number;
}

/** Options of a save. */
export interface SaveOptions {
  /** Called while a file is being sent, with the fraction that was sent, from 0 to 1. */
  onProgress?: ((fraction: number) => void) | undefined;
}

/** A collection as a tool uses it. Every function throws a `HubError` and nothing else. */
export interface RecordRepository<Item extends Versioned, Values> {
  readonly collection: CollectionName;
  /** All records that match, over all pages; `onFirstPage` gets the first of several as soon as it is there. */
  listAll: (options: ListOptions, onFirstPage?: (items: Item[]) => void) => Promise<Item[]>;
  /** A page by its number, from 1, for lists that are loaded as far as the person scrolls. */
  listPage: (number: number, options: ListOptions) => Promise<RecordPage<Item>>;
  /** How many records match, without loading them. */
  count: (filter?: string) => Promise<number>;
  /** One record; `not-found` if it was deleted or is not shared with the person. */
  get: (id: string, signal?: AbortSignal) => Promise<Item>;
  /**
   * Creates a record under an id from `newRecordId`. After a lost response it can be sent again: if the
   * record exists already, it is updated, so that there is never a second one.
   */
  create: (id: string, values: Partial<Values>, options?: SaveOptions) => Promise<Item>;
  /**
   * Changes the given fields of a record that was read at revision `rev`; fails with `conflict`, without
   * saving anything, if somebody has changed the record since.
   */
  update: (record: Versioned, changes: Partial<Values>, options?: SaveOptions) => Promise<Item>;
  delete: (id: string) => Promise<void>;
  /** Restores a record that the person has deleted, in a collection that keeps deleted records. */
  restore: (id: string) => Promise<Item>;
}

/** A tool's records: their collection, and the query key of everything loaded from it. */
export interface Records<Item extends Versioned, Values> {
  readonly repository: RecordRepository<Item, Values>;
  /** Invalidating this key refreshes all queries of the tool. */
  readonly key: QueryKey;
  /** The order of the lists under a key, by which a saved record is shown in them before they are reloaded. */
  readonly orderIn?: OrderIn<Item>;
  /**
   * Whether the hub keeps deleted records for 30 days, so that a deletion can be undone (`keepsDeleted` of the
   * collection).
   */
  readonly keepsDeleted?: true;
}

type Body = Record<string, unknown> | FormData;

interface RepositoryOptions<Schema, Values> {
  collection: CollectionName;
  /** Parses a record of the server. */
  schema: Schema;
  /** The body of a save, if it is not the values as JSON. */
  bodyOf?: (values: Partial<Values> & Partial<Versioned>) => Body;
}

/** Only a body with a file needs the transport that reports progress. */
function transport(body: Body, { onProgress }: SaveOptions) {
  const hasFile = body instanceof FormData && [...body.values()].some((value) => value instanceof File);
  return onProgress && hasFile ? { fetch: uploadFetch(onProgress) } : {};
}

/** The repository of one collection, with the access of `client`'s person. */
export function recordRepository<Schema extends GenericSchema<unknown, Versioned>, Values extends object>(
  client: PocketBase,
  { collection, schema, bodyOf = (values) => values }: RepositoryOptions<Schema, Values>,
): RecordRepository<InferOutput<Schema>, Values> {
  type Item = InferOutput<Schema>;
  const records = () => client.collection(collection);
  const ask = async (run: () => Promise<unknown>) => parseRecord(schema, await request(client, run));

  /** The record with an id; `null` if the person can see none. */
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
      // An earlier attempt may have created the record, so that its id is taken. If another unique field
      // clashes as well, the server names only that one.
      const mayBeMade = error instanceof HubError && Object.keys(error.fields).length > 0;
      const made = mayBeMade ? await find(id) : null;
      if (made === null) throw error;
      return update(made, values, options);
    }
  }

  function update(
    { id, rev }: Versioned,
    changes: Partial<Values>,
    options: SaveOptions = {},
  ): Promise<Item> {
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
