import { HubError } from '@hub/pb-client';
import type { StoredChange } from './change';
import { Holds } from './holds';
import { outboxDatabase } from './outbox-database';
import type { AnyRules } from './rules';
import { type OutboxEvent, step } from './step';
import type { ToolRules } from './tool-rules';
import { keyOf, shownAs } from './waiting-change';
import type { WaitingList } from './waiting-list';

type RecordKey = Pick<StoredChange, 'collection' | 'recordId'>;

/** One person's unsent changes in IndexedDB, mirrored into `waiting` in every window. */
export class ChangeStore {
  /**
   * The records that a form is saving itself: their changes are stored here, but the outbox does not send
   * them.
   */
  readonly holds = new Holds();
  readonly #person: string;
  readonly #rules: ToolRules;
  readonly #waiting: WaitingList;
  readonly #channel: BroadcastChannel;
  #isClosed = false;
  #reads = 0;
  #shown = 0;

  constructor(person: string, rules: ToolRules, waiting: WaitingList) {
    this.#person = person;
    this.#rules = rules;
    this.#waiting = waiting;
    this.#channel = new BroadcastChannel(`hub-outbox-${person}`);
    this.#channel.onmessage = () => void this.read();
  }

  /** Nothing is written after this: the database may have been deleted with the person's session. */
  close(): void {
    this.#isClosed = true;
    this.#channel.close();
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  /**
   * The unsent changes, oldest first, without those of unknown tools, which another version of the hub has
   * stored.
   */
  async list(): Promise<StoredChange[]> {
    const stored = await outboxDatabase.list(this.#person);
    return stored.filter((change) => this.#rules.has(change.collection) && !this.holds.has(keyOf(change)));
  }

  /** Reads the stored changes and shows them. */
  async read(): Promise<void> {
    if (this.#isClosed) return;
    this.#reads += 1;
    const turn = this.#reads;
    const stored = await this.list();
    const shown = await Promise.all(
      stored.map(async (change) => shownAs(await this.#rules.of(change.collection), change)),
    );
    // A read that began later has already shown newer changes.
    if (turn < this.#shown) return;
    this.#shown = turn;
    this.#waiting.set(shown);
  }

  /**
   * Applies an event to a record's stored change in one transaction, refreshes the list, and returns the new
   * stored change.
   */
  async apply(
    rules: AnyRules,
    { collection, recordId }: RecordKey,
    event: OutboxEvent,
  ): Promise<StoredChange | null> {
    if (this.#isClosed) throw new HubError('session');
    const key = { person: this.#person, collection, recordId };
    const now = await outboxDatabase.replace(key, (stored) => step(rules, stored, event));
    if (!this.isClosed) this.#channel.postMessage(null);
    await this.read();
    return now;
  }
}
