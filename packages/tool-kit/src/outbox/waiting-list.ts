import type { CollectionName } from '@hub/pb-client';
import type { Versioned } from '../record/record-repository';
import type { UnreadableChange } from './stored-row';
import { keyOf, type WaitingChange } from './waiting-change';

const NONE: readonly WaitingChange[] = [];

/** The unsent changes as the screens show them. */
export class WaitingList {
  readonly #listeners = new Set<() => void>();
  #waiting: readonly WaitingChange[] = NONE;
  #unreadable: readonly UnreadableChange[] = [];
  /** Records that are saved but not in the lists yet. */
  #saved = new Map<string, WaitingChange>();
  #byCollection = new Map<CollectionName, readonly WaitingChange[]>();

  /** Calls `listener` whenever the list changes; returns the function that unsubscribes. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** All unsent changes, in the order in which they are sent. The same array until it changes. */
  all = (): readonly WaitingChange[] => this.#waiting;

  /** The changes on the device that only another release of the hub can read. The same array until it changes. */
  unreadable = (): readonly UnreadableChange[] => this.#unreadable;

  /**
   * The unsent changes of a collection, and the saved records that its lists may lack; the same array until they
   * change.
   */
  of = (collection: CollectionName): readonly WaitingChange[] => this.#byCollection.get(collection) ?? NONE;

  /** The unsent change of one record. */
  find(collection: CollectionName, recordId: string): WaitingChange | undefined {
    return this.of(collection).find((waiting) => waiting.recordId === recordId && !waiting.isSaved);
  }

  set(waiting: readonly WaitingChange[], unreadable: readonly UnreadableChange[]): void {
    this.#waiting = waiting;
    if (unreadable.length + this.#unreadable.length > 0) this.#unreadable = unreadable;
    this.#notify();
  }

  /**
   * Shows the saved record from the next `set` without this change until `forgetSaved`, because the lists may lack
   * it.
   */
  noteSaved(waiting: WaitingChange, item: Versioned | null): void {
    this.#saved.set(keyOf(waiting), { ...waiting, item, isSaved: true });
  }

  /** Called when the lists have been reloaded, so that they hold every saved record. */
  forgetSaved(): void {
    if (this.#saved.size === 0) return;
    this.#saved = new Map();
    this.#notify();
  }

  #notify() {
    const waitingKeys = new Set(this.#waiting.map(keyOf));
    const saved = [...this.#saved].filter(([key]) => !waitingKeys.has(key)).map(([, change]) => change);
    this.#byCollection = new Map();
    for (const change of [...this.#waiting, ...saved]) {
      this.#byCollection.set(change.collection, [...this.of(change.collection), change]);
    }
    for (const listener of this.#listeners) listener();
  }
}
