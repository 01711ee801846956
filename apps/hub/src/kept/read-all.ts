import { type Offline, readKept } from '@hub/tool-kit';
import { offlineOf } from './kept-keys';
import { keptTools } from './kept-tools';
import type { KeptQuery, KeptStore } from './kept-store';

/**
 * All that is kept for a person, as the parsers of this release read it. What has an older shape, or can't be read, is
 * dropped by itself. Of a tool whose code does not come nothing is read, and nothing dropped.
 */
export async function readAll(store: KeptStore): Promise<KeptQuery[]> {
  const stored = await store.readAll();
  const keptOf = (tool?: Offline) => stored.filter(({ queryKey }) => offlineOf(queryKey) === tool);
  const read: KeptQuery[] = [];
  const lost = keptOf();
  await Promise.all(
    keptTools.map(async (tool) => {
      const kept = keptOf(tool);
      const parsers = kept.length > 0 ? await tool.parsers().catch(() => null) : null;
      if (parsers === null) return;
      for (const query of kept) {
        const found = query.version === tool.version ? readKept(parsers, query) : null;
        if (found === null) lost.push(query);
        else read.push({ ...query, ...found });
      }
    }),
  );
  if (lost.length > 0) await store.drop(lost.map(({ queryHash }) => queryHash));
  return read;
}
