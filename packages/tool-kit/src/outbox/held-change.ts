import { hubNow } from '@hub/pb-client';
import type { Locked } from '../record/record-repository';
import type { RecordChange } from './change';
import type { ChangeStore } from './change-store';
import type { AnyRules } from './rules';
import type { OutboxEvent } from './step';
import { keyOf, shownAs } from './waiting-change';

/**
 * A change that is stored on the device while a form saves it itself. The outbox does not touch its record
 * until one of these functions is called. If the page is closed before, the outbox of the next page sends the
 * change.
 */
export interface HeldChange {
  /** The form saved the record as `item`. */
  saved: (item: Locked) => Promise<unknown>;
  /** The hub refused it and the form has shown the reason: the stored change is deleted. */
  refused: () => Promise<unknown>;
  /** The hub could not be reached: from now on the outbox sends it. Returns the record as it will be. */
  waits: () => Promise<Locked | null>;
}

/**
 * Stores a change; when the promise resolves, it is on the disk. `onEnd` is called when the outbox may
 * continue.
 */
export async function hold(
  store: ChangeStore,
  rules: AnyRules,
  { change, person }: { change: RecordChange; person: string },
  onEnd: () => void,
): Promise<HeldChange> {
  const key = keyOf(change);
  const release = async () => {
    store.holds.release(key);
    await store.read();
    onEnd();
  };
  const end = async (event: OutboxEvent) => {
    try {
      const left = await store.apply(rules, change, event);
      return left && shownAs(rules, left).item;
    } finally {
      await release();
    }
  };
  store.holds.take(key);
  try {
    const added = { ...change, wasTried: true };
    const held = await store.apply(rules, change, { kind: 'added', added, person, at: hubNow().getTime() });
    return {
      saved: (record) => end({ kind: 'saved-earlier', record }),
      refused: () => end(held ? { kind: 'refused-past-outbox', held } : { kind: 'left-to-outbox' }),
      waits: () => end({ kind: 'left-to-outbox' }),
    };
  } catch (error) {
    await release();
    throw error;
  }
}
