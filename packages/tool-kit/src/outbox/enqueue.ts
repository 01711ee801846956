import { HubError, hubNow, isUnreachable, toHubError } from '@hub/pb-client';
import { askToPersist } from '../persisted/ask-to-persist';
import type { Versioned } from '../record/record-repository';
import type { Change, RecordChange, StoredChange } from './change';
import type { ChangeStore } from './change-store';
import type { QueuedChange } from './queued-change';
import type { AnyRules } from './rules';
import type { OutboxEvent } from './step';
import { keyOf, shownAs } from './waiting-change';

/** A change, and where it is stored. */
interface Entry {
  change: RecordChange;
  person: string;
  store: ChangeStore;
  rules: AnyRules;
  /** Whether the change has to wait: for the hub, or behind an unsent change of the same record. */
  mustWait: () => boolean;
  /** Called when the outbox may send the record's change. */
  onWaiting: () => void;
}

/** The record as it will be; a deleted one as it was. */
function itemOf({ rules, change: { change } }: Entry, stored: StoredChange | null): Versioned | null {
  return (stored && shownAs(rules, stored).item) ?? ('before' in change ? change.before : null);
}

function addedBy({ change, person }: Entry, wasTried: boolean): OutboxEvent {
  return { kind: 'added', added: { ...change, wasTried }, person, at: hubNow().getTime() };
}

function startWaiting({ onWaiting }: Entry): void {
  void askToPersist();
  onWaiting();
}

/** Stores a change that the outbox will send. */
async function enqueueWaiting(entry: Entry): Promise<QueuedChange> {
  const stored = await entry.store.apply(entry.rules, entry.change, addedBy(entry, false));
  startWaiting(entry);
  return { isQueued: true, send: <Item>() => Promise.resolve(itemOf(entry, stored) as Item) };
}

/**
 * A stored change that its screen sends. The outbox leaves its record alone until that has ended; if the page
 * is closed before, the outbox of the next page sends the change.
 */
class ChangeInFlight implements QueuedChange {
  readonly isQueued = true;
  readonly #entry: Entry;
  readonly #stored: StoredChange;

  constructor(entry: Entry, stored: StoredChange) {
    this.#entry = entry;
    this.#stored = stored;
  }

  async send<Item extends Versioned>(save: () => Promise<Item>): Promise<Item> {
    if (this.#entry.mustWait()) return (await this.#wait()) as Item;
    let saved: Item;
    try {
      saved = await save();
    } catch (error) {
      if (isUnreachable(error)) return (await this.#wait()) as Item;
      await this.#onRefused(error);
      throw error;
    }
    await this.#onSaved(saved);
    return saved;
  }

  async #wait(): Promise<Versioned | null> {
    await endFlight(this.#entry);
    startWaiting(this.#entry);
    return itemOf(this.#entry, this.#stored);
  }

  async #onSaved(saved: Versioned): Promise<void> {
    const { change } = this.#entry.change;
    const record = change.kind === 'delete' ? null : saved;
    await this.#end({ kind: 'saved-by-screen', sent: change, record, others: this.#others() });
  }

  /** The other changes of the record that are in flight. */
  #others(): readonly Change[] {
    const { store, change } = this.#entry;
    return store.inFlight.of(keyOf(change)).filter((other) => other !== change.change);
  }

  /** If the session has ended, the page is gone too: the person's next session sends the change. */
  async #onRefused(error: unknown): Promise<void> {
    if (toHubError(error).kind === 'session') return;
    const { change } = this.#entry.change;
    const isLast = this.#others().length === 0;
    await this.#end({ kind: 'refused-to-screen', sent: change, isLast });
  }

  /** If the device fails to delete the change, it is sent once more, which changes nothing. */
  async #end(event: OutboxEvent): Promise<void> {
    const { store, rules, change } = this.#entry;
    await store.apply(rules, change, event).catch(() => undefined);
    await endFlight(this.#entry).catch(() => undefined);
    this.#entry.onWaiting();
  }
}

/** Shows the record's change as waiting in every window, if it still exists and no request for it is in flight. */
async function endFlight({ store, change }: Entry): Promise<void> {
  store.inFlight.end(keyOf(change), change.change);
  await store.showEverywhere();
}

async function enqueueInFlight(entry: Entry): Promise<QueuedChange> {
  const { store, rules, change } = entry;
  store.inFlight.begin(keyOf(change), change.change);
  try {
    const stored = await store.applyUnseen(rules, change, addedBy(entry, true));
    // A merge leaves nothing only if nothing was tried, and this change counts as tried.
    if (stored === null) throw new HubError('unexpected');
    return new ChangeInFlight(entry, stored);
  } catch (error) {
    await endFlight(entry);
    throw error;
  }
}

/** Stores a change. When the promise resolves, it is on the disk; it rejects if the device can't store it. */
export function enqueue(entry: Entry): Promise<QueuedChange> {
  return entry.mustWait() ? enqueueWaiting(entry) : enqueueInFlight(entry);
}
