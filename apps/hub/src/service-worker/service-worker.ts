import { isFromElsewhere, storeShared, SHARE_ADDRESS } from '@hub/obscura/shared-files';
import {
  addPlugins,
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { hubsOwn, isFile, isScreen, splitByTime } from './files';
import { LATER_CACHE, type Message } from './messages';

declare const self: ServiceWorkerGlobalScope & {
  __WB_MANIFEST: (PrecacheEntry & { revision: string | null })[];
};

const { first, later } = splitByTime(self.__WB_MANIFEST);
const laterFiles = new Set(later.map(({ url }) => new URL(url, self.location.href).href));

/** Fetches the files that the installation left out, and deletes those that only an older version needed. */
async function fetchLater(): Promise<void> {
  const cache = await caches.open(LATER_CACHE);
  const kept = (await cache.keys()).map(({ url }) => url);
  await Promise.all(kept.filter((url) => !laterFiles.has(url)).map((url) => cache.delete(url)));
  const missing = [...laterFiles].filter((url) => !kept.includes(url));
  await Promise.all(missing.map(async (url) => cacheLater(cache, url)));
}

async function cacheLater(cache: Cache, url: string): Promise<void> {
  const answer = await hubsOwn(url, await fetch(url));
  if (isFile(answer)) await cache.put(url, answer);
}

/** Caches only responses of the hub: the answer of a captive portal would otherwise stay in the cache as that file. */
const hubFilesOnly = {
  fetchDidSucceed: ({ request, response }: { request: Request; response: Response }) =>
    hubsOwn(request.url, response),
  cacheWillUpdate: ({ response }: { response: Response }) =>
    Promise.resolve(isFile(response) ? response : null),
};

// Where one file can't be fetched the whole version is thrown away, and the last one stays.
addPlugins([hubFilesOnly]);
precacheAndRoute(first, { directoryIndex: '', cleanURLs: false, ignoreURLParametersMatching: [] });
cleanupOutdatedCaches();

registerRoute(
  ({ url }) => laterFiles.has(url.href),
  new CacheFirst({ cacheName: LATER_CACHE, plugins: [hubFilesOnly] }),
);

// Home has its own HTML. All other screens share `index.html`. Requests without a route go to the server.
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && url.pathname === '/',
  createHandlerBoundToURL('/pages/home.html'),
);
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isScreen(url.pathname),
  createHandlerBoundToURL('/index.html'),
);

// Files that another app shares stay on the device until the page reads them. Requests of other web sites are refused.
registerRoute(
  ({ url }) => url.pathname === SHARE_ADDRESS,
  async ({ request }) => {
    if (isFromElsewhere(request.referrer, self.location.origin)) {
      return Response.redirect('/obscura?share=refused', 303);
    }
    const leftOut = await storeShared(await request.formData());
    return Response.redirect(leftOut === 0 ? '/obscura' : `/obscura?left-out=${String(leftOut)}`, 303);
  },
  'POST',
);

self.addEventListener('message', (event) => {
  const { type } = event.data as Message;
  if (type === 'SKIP_WAITING') void self.skipWaiting();
  // A file that could not be fetched now is fetched when it is needed, or at the next start.
  else event.waitUntil(fetchLater().catch(() => undefined));
});
