import { type Offline, type PersistedParsers, readPersisted } from '@hub/tool-kit';
import * as v from 'valibot';
import { TILE } from '../home/tile-query';
import { offlineOf } from './persisted-keys';
import { offlineTools } from './offline-tools';
import type { PersistedQuery, QueryStore } from './query-store';

const tileRecords = v.object({ total: v.number(), first: v.array(v.record(v.string(), v.unknown())) });

/** Reads a query: one of a tile as the hub asked it, any other by its tool's parsers. */
function read(parsers: PersistedParsers, query: PersistedQuery): { data: unknown } | null {
  const [collection, kind] = query.queryKey;
  return readPersisted(kind === TILE ? [[[collection, TILE], tileRecords]] : parsers, query);
}

/**
 * All persisted queries of a person, read by the parsers of this release. A query of an older version, or that its parser refuses,
 * is deleted alone. A tool whose code can't be loaded has nothing read and nothing deleted.
 */
export async function readAll(store: QueryStore): Promise<PersistedQuery[]> {
  const stored = await store.readAll();
  const storedOf = (tool?: Offline) => stored.filter(({ queryKey }) => offlineOf(queryKey) === tool);
  const readable: PersistedQuery[] = [];
  const unreadable = storedOf();
  await Promise.all(
    offlineTools.map(async (tool) => {
      const queries = storedOf(tool);
      const parsers = queries.length > 0 ? await tool.parsers().catch(() => null) : null;
      if (parsers === null) return;
      for (const query of queries) {
        const parsed = query.version === tool.version ? read(parsers, query) : null;
        if (parsed === null) unreadable.push(query);
        else readable.push({ ...query, ...parsed });
      }
    }),
  );
  if (unreadable.length > 0) await store.drop(unreadable.map(({ queryHash }) => queryHash));
  return readable;
}
