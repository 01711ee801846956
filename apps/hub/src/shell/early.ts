import { pb } from '@hub/pb-client';
import { createQueryClient } from '@hub/tool-kit';
import type { QueryClient } from '@tanstack/react-query';
import { tools } from '../tools';

let early: { personId: string | undefined; queryClient: QueryClient } | null = null;

/** Asks for what the first screen of a visit shows, while its code is still on the way. */
export function askEarly(pathname: string): void {
  const tool = tools.find(({ path }) => path === pathname);
  if (tool === undefined) return;
  const queryClient = createQueryClient();
  early = { personId: pb.authStore.record?.id, queryClient };
  // What could not be asked early is asked again by the screen, and told there.
  tool.preload(queryClient).catch(() => undefined);
}

/** The queries of a person who comes in: with what was asked early in their name, else with nothing. */
export function takeQueries(personId: string | undefined): QueryClient {
  const taken = early?.personId === personId ? early?.queryClient : undefined;
  early = null;
  return taken ?? createQueryClient();
}
