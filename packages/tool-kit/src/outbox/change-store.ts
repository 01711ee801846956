import { HubError } from '@hub/pb-client';
import type { Versioned } from '../record/record-repository';
import type { StoredChange } from './change';
import { InFlight } from './in-flight';
import { outboxDatabase } from './outbox-database';
import type { AnyRules } from './rules';
import { type OutboxEvent, step } from './step';
import { frameOf, type ReadChange, readRow, type UnreadableChange } from './stored-row';
import type { ToolRules } from './tool-rules';
import { keyOf } from './waiting-change';
import type { WaitingList } from './waiting-list';

type RecordKey = Pick<StoredChange, 'collection' | 'recordId'>;

/** A record as the hub has saved it; `null` after a deletion. */
export interface SavedRecord extends RecordKey {
  record: Versioned | null;
}

/** One person's unsent changes in IndexedDB, mirrored into `waiting` in every window. */
export class ChangeStore {
  /** The changes that a screen is sending: they are stored here, but do not wait for the outbox. */
  readonly inFlight = new InFlight();
  readonly #person: string;
  readonly #rules: ToolRules;
  readonly #waiting: WaitingList;
  readonly #channel: BroadcastChannel;
  #isClosed = false;
  #reads = 0;
  #shown = 0;

  /** `onSaved` is called for each record that another window has saved, before its change disappears from `waiting`. */
  constructor(person: string, rules: ToolRules, waiting: WaitingList, onSaved: (saved: SavedRecord) => void) {
    this.#person = person;
    this.#rules = rules;
    this.#waiting = waiting;
    this.#channel = new BroadcastChannel(`hub-outbox-${person}`);
    this.#channel.onmessage = ({ data: saved }: MessageEvent<SavedRecord | null>) => {
      if (saved !== null) onSaved(saved);
      void this.read();
    };
  }

  /** Nothing is written after this: the database may have been deleted with the person's session. */
  close(): void {
    this.#isClosed = true;
    this.#channel.close();
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** The unsent changes, oldest first, and those that only another release of the hub can read. */
  async list(): Promise<{ changes: ReadChange[]; unreadable: UnreadableChange[] }> {
    const rows = await outboxDatabase.list(this.#person);
    const changes: ReadChange[] = [];
    const unreadable: UnreadableChange[] = [];
    for (const row of rows) {
      const frame = frameOf(row);
      if (frame === null || this.inFlight.of(keyOf(frame)).length > 0) continue;
      const change = await this.#read(frame, row);
      if (change === null) unreadable.push(frame);
      else changes.push(change);
    }
    return { changes, unreadable };
  }

  async #read({ collection }: UnreadableChange, row: unknown): Promise<ReadChange | null> {
    return this.#rules.has(collection) ? readRow(await this.#rules.of(collection), row) : null;
  }

  /** Reads the stored changes and shows them. */
  async read(): Promise<void> {
    if (this.#isClosed) return;
    this.#reads += 1;
    const turn = this.#reads;
    const { changes, unreadable } = await this.list();
    // A read that began later has already shown newer changes.
    if (turn < this.#shown) return;
    this.#shown = turn;
    this.#waiting.set(
      changes.map(({ shown }) => shown),
      unreadable,
    );
  }

  /** Applies an event to a record's stored change in one transaction, refreshes the list, and returns the change. */
  async apply(rules: AnyRules, key: RecordKey, event: OutboxEvent): Promise<StoredChange | null> {
    const now = await this.applyUnseen(rules, key, event);
    const { collection, recordId } = key;
    await this.showEverywhere('record' in event ? { collection, recordId, record: event.record } : null);
    return now;
  }

  /** Refreshes the list in every window; `saved` is the change that was just saved. */
  async showEverywhere(saved: SavedRecord | null = null): Promise<void> {
    if (!this.isClosed) this.#channel.postMessage(saved);
    await this.read();
  }

  /** Deletes a change, whether this release can read it or not. */
  async delete({ collection, recordId }: RecordKey): Promise<void> {
    await outboxDatabase.replace({ person: this.#person, collection, recordId }, () => null);
    await this.showEverywhere();
  }

  /**
   * Applies an event to a stored change that no list shows. Throws a `HubError` if another release has stored the
   * change.
   */
  async applyUnseen(
    rules: AnyRules,
    { collection, recordId }: RecordKey,
    event: OutboxEvent,
  ): Promise<StoredChange | null> {
    if (this.#isClosed) throw new HubError('session');
    const key = { person: this.#person, collection, recordId };
    return outboxDatabase.replace(key, (row) => {
      const read = row === undefined ? undefined : readRow(rules, row);
      if (read === null)
        throw new HubError('unexpected', { cause: 'Another release has stored this change.' });
      return step(rules, read?.stored, event);
    });
  }
}
