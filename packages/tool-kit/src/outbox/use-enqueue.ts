import type { CollectionName } from '@hub/pb-client';
import { useHideToast } from '@hub/ui';
import { use } from 'react';
import type { Versioned } from '../record/record-repository';
import { askBeforeClosing } from './ask-before-closing';
import type { Change, RecordChange } from './change';
import type { Outbox } from './outbox';
import { OutboxContext } from './outbox-context';
import { NOT_QUEUED, type QueuedChange } from './queued-change';

/** Stores a change in the outbox. If the device can't store it, it is only sent, and fails where that fails. */
export async function enqueueChange(outbox: Outbox | null, change: RecordChange): Promise<QueuedChange> {
  try {
    return (await outbox?.enqueue(change)) ?? NOT_QUEUED;
  } catch {
    return NOT_QUEUED;
  }
}

/**
 * Returns the function that stores a change of a collection on the device, for its screen to send. What the
 * screen shows as done afterwards survives the page. The change waits for an outbox that is still being opened;
 * until it is stored, or saved where it can't be stored, the browser asks before the page is closed.
 */
export function useEnqueue(collection: CollectionName) {
  const outbox = use(OutboxContext);
  return async (recordId: string, change: Change): Promise<QueuedChange> => {
    const queued = await askBeforeClosing(async () =>
      enqueueChange(await outbox, { collection, recordId, change }),
    );
    if (queued.isQueued) return queued;
    // Also while it waits for changes before it to be sent.
    let noteSent: () => void = () => undefined;
    void askBeforeClosing(() => new Promise<void>((resolve) => (noteSent = resolve)));
    return { isQueued: false, send: (save) => queued.send(save).finally(noteSent) };
  };
}

/**
 * Returns the function that saves a change: it hides the previous message, stores the change, and sends it by `save`.
 */
export function useSave<Item extends Versioned>(collection: CollectionName) {
  const enqueue = useEnqueue(collection);
  const hideToast = useHideToast();
  return async (recordId: string, change: Change, save: () => Promise<Item>): Promise<Item> => {
    hideToast();
    const queued = await enqueue(recordId, change);
    return queued.send(save);
  };
}
