import { dropPrefetched, pb } from '@hub/pb-client';
import { createQueryClient } from '@hub/tool-kit';
import type { QueryClient } from '@tanstack/react-query';
import { tools } from '../tools';

/** The service worker that controls this page; `null` without one, and in Node, where screens are rendered. */
export const currentWorker = (): ServiceWorker | null =>
  (globalThis as { navigator?: Partial<Navigator> }).navigator?.serviceWorker?.controller ?? null;

function createQueries(personId = ''): QueryClient {
  const queryClient = createQueryClient();
  // With a service worker, query data are stored on the device as well.
  if (currentWorker() !== null) {
    import('../installed/installed')
      .then(({ restoreFromDevice }) => restoreFromDevice(queryClient, personId))
      // If the chunk can't be loaded, the hub works from the network.
      .catch(() => undefined);
  }
  return queryClient;
}

let prefetched: { personId: string | undefined; queryClient: QueryClient } | null = null;

/** Prefetches the data of the first screen, with responses to the page's own requests, while its code loads. */
export async function prefetchFirstScreen(pathname: string): Promise<void> {
  const personId = pb.authStore.record?.id;
  const queryClient = createQueries(personId);
  prefetched = { personId, queryClient };
  const tool = tools.find(({ path }) => path === pathname);
  // The screen requests again what could not be prefetched, and shows the error.
  await tool?.prefetch(queryClient).catch(() => undefined);
  dropPrefetched();
}

/**
 * The query client of a person who signs in: with the data that were prefetched for them, otherwise empty. It
 * removes nothing, because React may start a first render more than once.
 */
export function queriesOf(personId: string | undefined): QueryClient {
  return prefetched !== null && prefetched.personId === personId
    ? prefetched.queryClient
    : createQueries(personId);
}

/** Whether the page began with a signed-in person's screen, and not with the login page. */
export const beganSignedIn = (): boolean => prefetched !== null;

/** Drops the prefetched queries, so that the next person starts with an empty cache. */
export function forgetPrefetched(): void {
  prefetched = null;
}
