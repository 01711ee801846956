import type { Versioned } from '../record/record-repository';

/** A change that its screen is about to send. */
export interface QueuedChange {
  /** Whether it is on the device: if the page ends now, the next one sends it. */
  isQueued: boolean;
  /**
   * Sends the change by `save`, or leaves it to the outbox if the hub can't be reached. Resolves to the record
   * as saved, or as it will be; a deleted one as it was. Throws a `HubError` if the hub refuses the change,
   * which is then no longer on the device.
   */
  send<Item extends Versioned>(save: () => Promise<Item>): Promise<Item>;
}

/** A change that can't be on the device: it ends with its page. */
export const NOT_QUEUED: QueuedChange = { isQueued: false, send: (save) => save() };
