import { dropPrefetched, pb } from '@hub/pb-client';
import { createQueryClient } from '@hub/tool-kit';
import type { QueryClient } from '@tanstack/react-query';
import { tools } from '../tools';

/** The worker that opens this window without a network; `null` where there is none, as in Node, where the build draws. */
export const currentWorker = (): ServiceWorker | null =>
  (globalThis as { navigator?: Partial<Navigator> }).navigator?.serviceWorker?.controller ?? null;

function createQueries(personId = ''): QueryClient {
  const queryClient = createQueryClient();
  // Where there is one, data are on the device as well.
  if (currentWorker() !== null) {
    import('../installed/installed')
      .then(({ restoreFromDevice }) => restoreFromDevice(queryClient, personId))
      // Without it the hub works from the network.
      .catch(() => undefined);
  }
  return queryClient;
}

let prefetched: { personId: string | undefined; queryClient: QueryClient } | null = null;

/** Asks for what the first screen of a visit shows, or takes what its page has asked for, while its code is still on the way. */
export async function prefetchFirstScreen(pathname: string): Promise<void> {
  const personId = pb.authStore.record?.id;
  const queryClient = createQueries(personId);
  prefetched = { personId, queryClient };
  const tool = tools.find(({ path }) => path === pathname);
  // What could not be prefetched is asked for again by the screen, and told there.
  await tool?.prefetch(queryClient).catch(() => undefined);
  dropPrefetched();
}

/**
 * The queries of a person who comes in: with what was prefetched in their name, else with nothing. It takes nothing
 * away, as React may begin a first drawing more than once.
 */
export function queriesOf(personId: string | undefined): QueryClient {
  return prefetched !== null && prefetched.personId === personId
    ? prefetched.queryClient
    : createQueries(personId);
}

/** Who comes in from now on begins with nothing. */
export function forgetPrefetched(): void {
  prefetched = null;
}
