import { pb } from '@hub/pb-client';
import { Outbox } from '@hub/tool-kit/outbox';
import type { QueryClient } from '@tanstack/react-query';
import { offlineTools } from '../persisted/offline-tools';

/** Opens a person's outbox, with the unsent changes of earlier visits. */
export async function openOutbox(queryClient: QueryClient, person: string): Promise<Outbox> {
  const outboxes = Object.assign({}, ...offlineTools.map(({ outbox }) => outbox)) as object;
  const outbox = new Outbox({ client: pb, queryClient, person, outboxes });
  await outbox.open();
  return outbox;
}
