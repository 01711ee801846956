import type { PrecacheController } from 'workbox-precaching';

/** How many files are fetched at a time: two of the six connections that a browser opens stay free for the page. */
const FILES_AT_ONCE = 4;

/**
 * Installs every file of this version by `store`, which fetches and caches it under its key. Workbox does that one after
 * another, which takes one round trip for each file. Rejects if one can't be fetched, so that the browser discards the
 * whole version.
 */
export async function installFiles(
  precache: Pick<PrecacheController, 'getCachedURLs' | 'getCacheKeyForURL'>,
  store: (request: Request, cacheKey: string | undefined) => Promise<unknown>,
): Promise<void> {
  const urls = [...precache.getCachedURLs()];
  const storeNext = async () => {
    for (let url = urls.shift(); url !== undefined; url = urls.shift()) {
      const cacheKey = precache.getCacheKeyForURL(url);
      const cache = cacheKey === url ? 'default' : 'reload';
      await store(new Request(url, { cache, credentials: 'same-origin', priority: 'low' }), cacheKey);
    }
  };
  try {
    await Promise.all(Array.from({ length: FILES_AT_ONCE }, storeNext));
  } finally {
    // After a failure, the others would go on to fetch a version that is discarded.
    urls.length = 0;
  }
}
