import { isFromElsewhere, SHARE_ADDRESSES, storeShared } from '@hub/tool-kit/shared-files';
import {
  cleanupOutdatedCaches,
  PrecacheController,
  type PrecacheEntry,
  PrecacheRoute,
} from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { hubsOwn, isFile, isMissing, isScreen, splitByTime } from './files';
import { installFiles } from './install';
import { LATER_CACHE, type Message, type PageMessage, USED_CACHE } from './messages';
import { notificationOf, tapOn } from './notifications';

declare const self: ServiceWorkerGlobalScope & {
  __WB_MANIFEST: (PrecacheEntry & { revision: string | null })[];
};

/** The static routing of Chromium (https://wicg.github.io/service-worker-static-routing-api), which no library of types knows yet. */
interface RoutingInstallEvent extends ExtendableEvent {
  addRoutes?: (route: { condition: { urlPattern: string }; source: 'network' }) => Promise<void>;
}

const { first, later, onUse } = splitByTime(self.__WB_MANIFEST);
const addressesOf = (files: readonly PrecacheEntry[]) =>
  new Set(files.map(({ url }) => new URL(url, self.location.href).href));
const laterFiles = addressesOf(later);
const filesOnUse = addressesOf(onUse);

/** Deletes the cached files that only an older version needed; returns the URLs of all that were cached. */
async function keepOnly(files: ReadonlySet<string>, cache: Cache): Promise<string[]> {
  const cached = (await cache.keys()).map(({ url }) => url);
  await Promise.all(cached.filter((url) => !files.has(url)).map((url) => cache.delete(url)));
  return cached;
}

/** Fetches the files that the installation left out, and deletes those that only an older version needed. */
async function fetchLater(): Promise<void> {
  const cache = await caches.open(LATER_CACHE);
  const cached = await keepOnly(laterFiles, cache);
  if (await caches.has(USED_CACHE)) await keepOnly(filesOnUse, await caches.open(USED_CACHE));
  const missing = [...laterFiles].filter((url) => !cached.includes(url));
  await Promise.all(missing.map(async (url) => cacheLater(cache, url)));
}

/** Fetches the version that has replaced this one, and tells the open pages to switch to it. */
async function notifyMissingFile(): Promise<void> {
  await self.registration.update();
  const message: PageMessage = { type: 'FILE_GONE' };
  for (const page of await self.clients.matchAll({ type: 'window' })) page.postMessage(message);
}

async function cacheLater(cache: Cache, url: string): Promise<void> {
  const answer = await hubsOwn(url, await fetch(url));
  if (isFile(answer)) await cache.put(url, answer);
}

/** Caches only responses of the hub: otherwise a captive portal's page would stay in the cache as that file. */
const hubFilesOnly = {
  fetchDidSucceed: ({ request, response }: { request: Request; response: Response }) =>
    hubsOwn(request.url, response),
  cacheWillUpdate: ({ response }: { response: Response }) =>
    Promise.resolve(isFile(response) ? response : null),
};

/** For files that are fetched while this version is in use, and may no longer exist. */
const missingFiles = {
  fetchDidSucceed: ({ response }: { response: Response }) => {
    if (isMissing(response)) notifyMissingFile().catch(() => undefined);
    return Promise.resolve(response);
  },
};

// Calls of the API need not start this worker. One that comes while it is being ended for a newer version would start it
// again, and the newer one wait until it has been idle for half a minute.
self.addEventListener('install', (event: RoutingInstallEvent) => {
  event.waitUntil(
    event.addRoutes?.({ condition: { urlPattern: '/api/*' }, source: 'network' }) ?? Promise.resolve(),
  );
});

// If one file can't be fetched, the whole new version is discarded, and the previous one stays.
const precache = new PrecacheController({ plugins: [hubFilesOnly] });
precache.addToCacheList(first);
self.addEventListener('install', (event) => {
  const store = (request: Request, cacheKey: string | undefined) =>
    Promise.all(precache.strategy.handleAll({ event, request, params: { cacheKey } }));
  event.waitUntil(installFiles(precache, store));
});
self.addEventListener('activate', (event) => {
  event.waitUntil(precache.activate(event));
});
registerRoute(
  new PrecacheRoute(precache, { directoryIndex: '', cleanURLs: false, ignoreURLParametersMatching: [] }),
);
cleanupOutdatedCaches();

registerRoute(
  ({ url }) => laterFiles.has(url.href),
  new CacheFirst({ cacheName: LATER_CACHE, plugins: [hubFilesOnly, missingFiles] }),
);

registerRoute(
  ({ url }) => filesOnUse.has(url.href),
  new CacheFirst({ cacheName: USED_CACHE, plugins: [hubFilesOnly, missingFiles] }),
);

// Home has its own HTML; all other screens share `index.html`. Requests without a route go to the server.
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && url.pathname === '/',
  precache.createHandlerBoundToURL('/pages/home.html'),
);
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isScreen(url.pathname),
  precache.createHandlerBoundToURL('/index.html'),
);

// Files that another app shares stay on the device until the page reads them. Requests from other web sites
// are refused.
registerRoute(
  ({ url }) => url.pathname in SHARE_ADDRESSES,
  async ({ request, url }) => {
    const screen = SHARE_ADDRESSES[url.pathname] ?? '/';
    if (isFromElsewhere(request.referrer, self.location.origin)) {
      return Response.redirect(`${screen}?share=refused`, 303);
    }
    const leftOut = await storeShared(await request.formData());
    return Response.redirect(leftOut === 0 ? screen : `${screen}?left-out=${String(leftOut)}`, 303);
  },
  'POST',
);

self.addEventListener('message', (event) => {
  const { type } = event.data as Message;
  if (type === 'SKIP_WAITING') void self.skipWaiting();
  // A file that could not be fetched now is fetched when it is needed, or at the next start.
  else event.waitUntil(fetchLater().catch(() => undefined));
});

self.addEventListener('push', (event) => {
  const { title, options } = notificationOf(event.data?.json());
  event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener('notificationclick', (event) => {
  event.waitUntil(tapOn(self.clients, event.notification, event.action));
});
