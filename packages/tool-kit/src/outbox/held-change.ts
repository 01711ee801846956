import type { Locked } from '../record/record-repository';
import { isSame, type NewChange, type StoredChange } from './change';
import type { ChangeStore } from './change-store';
import type { AnyRules } from './rules';
import { keyOf, onTopOf, shownAs } from './waiting-change';

/**
 * A change that lies on the device while it is being saved past the outbox, which leaves its record alone until one of
 * these says what became of it. Where the page ends before, the next one sends it.
 */
export interface HeldChange {
  /** It was saved: the record is `item` now. */
  saved: (item: Locked) => Promise<unknown>;
  /** The hub has refused it, and the person was told: it is forgotten. */
  refused: () => Promise<unknown>;
  /** The hub could not be reached: it waits from now on. Gives the record as it will be. */
  waits: () => Promise<Locked | null>;
}

/** Keeps a change, which is on the disk when the promise is kept. `onEnd` is called when the outbox may go on. */
export async function hold(
  store: ChangeStore,
  rules: AnyRules,
  change: Omit<NewChange, 'wasTried'>,
  onEnd: () => void,
): Promise<HeldChange> {
  const key = keyOf(change);
  const release = async () => {
    store.holds.release(key);
    await store.read();
    onEnd();
  };
  const end = async (next: (stored: StoredChange) => StoredChange | null) => {
    try {
      const left = await store.replace(change, (stored) => stored && next(stored));
      return left && shownAs(rules, left).item;
    } finally {
      await release();
    }
  };
  store.holds.take(key);
  try {
    const kept = await store.merge(rules, { ...change, wasTried: true });
    const isUntouched = (stored: StoredChange) => kept !== null && isSame(stored, kept);
    return {
      saved: (item) => end((stored) => onTopOf(rules, stored, item)),
      refused: () => end((stored) => (isUntouched(stored) ? null : stored)),
      waits: () => end((stored) => stored),
    };
  } catch (error) {
    await release();
    throw error;
  }
}
