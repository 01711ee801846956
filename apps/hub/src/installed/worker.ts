import { originOf, pb } from '@hub/pb-client';
import { unsavedLoss } from '@hub/ui';
import { type Message, WORKER_FILE } from '../service-worker/messages';

/** Whether this window runs the newest version. A newer one may be waiting, or already control another window. */
export type Version = 'newest' | 'waiting' | 'outdated';

/** How often a hub that stays open asks whether there is a newer version. */
const ASK_EVERY_MS = 3_600_000;
/** Heavy files wait until the hub has been open so long. */
const LATER_MS = 60_000;

const listeners = new Set<() => void>();
let version: Version = 'newest';
let isAwaited = false;
/** Once for a window, however often somebody signs in. */
let isStarted = false;

let resolveInstallable: () => void = () => undefined;
/** Resolves once the browser has registered the worker, before its files are fetched; never if none is supported. */
export const untilInstallable = new Promise<void>((resolve) => {
  resolveInstallable = resolve;
});

/** Whether this window runs the newest version. */
export const currentVersion = () => version;

/** Calls `listener` when `currentVersion` changes; gives the function that ends it. */
export function onVersion(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setVersion(next: Version) {
  version = next;
  for (const listener of listeners) listener();
}

function post(worker: ServiceWorker | null, message: Message) {
  worker?.postMessage(message);
}

/** Lets the newest version take over, and loads the page with it unless something is unsaved by then. */
export async function takeNewest(): Promise<void> {
  const waiting = (await navigator.serviceWorker.getRegistration())?.waiting ?? null;
  if (waiting === null) {
    location.reload();
    return;
  }
  isAwaited = true;
  post(waiting, { type: 'SKIP_WAITING' });
}

/** Another worker has this window from now on, because the person asked for it here or in another window. */
function onTakenOver() {
  if (isAwaited && unsavedLoss() === null) location.reload();
  else setVersion('outdated');
}

/** Says that a version waits, now or when it has been fetched. */
function watch(registration: ServiceWorkerRegistration) {
  const look = () => {
    if (registration.waiting !== null && navigator.serviceWorker.controller !== null) setVersion('waiting');
  };
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look);
  });
  look();
}

/**
 * Ends the worker of a hub that has none any longer: it would keep an old hub alive for ever. The hub itself has to say
 * so: a proxy without its container says 404 as well.
 */
async function unregisterIfDeleted(): Promise<void> {
  const answer = await fetch(WORKER_FILE, { method: 'HEAD', cache: 'no-store' });
  if (answer.status !== 404 || originOf(pb, answer) !== 'hub') return;
  await (await navigator.serviceWorker.getRegistration())?.unregister();
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}

/** Asks for a newer version; without a network, the one that is here does. */
async function askForNewest(registration: ServiceWorkerRegistration): Promise<void> {
  try {
    await registration.update();
  } catch {
    await unregisterIfDeleted().catch(() => undefined);
  }
}

/** Asks for a newer version from time to time, and each time that the page is shown again. */
function checkForUpdates(registration: ServiceWorkerRegistration) {
  setInterval(() => void askForNewest(registration), ASK_EVERY_MS);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void askForNewest(registration);
  });
}

/**
 * Installs the hub on this device and watches for newer versions. Where there can be no worker (plain http, a private
 * window of some browsers, a full disk) the hub works from the network as before. `first` is the worker that this window
 * began with.
 */
export async function startWorker(first: ServiceWorker | null): Promise<void> {
  const { serviceWorker } = navigator as Partial<Navigator>;
  if (serviceWorker === undefined || isStarted) return;
  isStarted = true;
  serviceWorker.addEventListener('controllerchange', onTakenOver);
  if (serviceWorker.controller !== first) onTakenOver();
  try {
    const registration = await serviceWorker.register(WORKER_FILE);
    watch(registration);
    checkForUpdates(registration);
    resolveInstallable();
  } catch {
    await unregisterIfDeleted().catch(() => undefined);
    return;
  }
  const { active } = await serviceWorker.ready;
  setTimeout(() => post(active, { type: 'FETCH_LATER' }), LATER_MS);
}
