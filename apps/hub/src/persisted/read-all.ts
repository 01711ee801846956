import { type Offline, type PersistedParsers, readPersisted } from '@hub/tool-kit';
import * as v from 'valibot';
import { TILE } from '../home/tile-query';
import { offlineOf } from './persisted-keys';
import { offlineTools } from './offline-tools';
import type { PersistedQuery, QueryStore } from './query-store';

const tileRecords = v.object({ total: v.number(), first: v.array(v.record(v.string(), v.unknown())) });

/** Parses a stored query: a tile's by the hub's own parser, any other by its tool's. */
function read(parsers: PersistedParsers, query: PersistedQuery): { data: unknown } | null {
  const [collection, kind] = query.queryKey;
  return readPersisted(kind === TILE ? [[[collection, TILE], tileRecords]] : parsers, query);
}

/**
 * Reads all persisted queries of a person. A query of an older version, or one that its parser refuses, is
 * deleted; the others stay. If a tool's code can't be loaded, its queries are neither read nor deleted.
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
