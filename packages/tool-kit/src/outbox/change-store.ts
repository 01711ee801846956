import { HubError } from '@hub/pb-client';
import { type Change, mergeIntoOne, type NewChange, type StoredChange, withTry } from './change';
import { Holds } from './holds';
import { outboxDatabase } from './outbox-database';
import type { AnyRules } from './rules';
import type { ToolRules } from './tool-rules';
import { keyOf, shownAs } from './waiting-change';
import type { WaitingList } from './waiting-list';

type RecordKey = Pick<StoredChange, 'collection' | 'recordId'>;

/** What waits of one person on this device, in IndexedDB, and shown as `waiting` in all windows. */
export class ChangeStore {
  /** The records of changes that are being saved past the outbox: they lie here, but do not wait. */
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

  /** From now on nothing is written: the database may have been deleted with the session of its person. */
  close(): void {
    this.#isClosed = true;
    this.#channel.close();
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** What waits, in the order in which it was begun. What a version of the hub with other tools has left stays for it. */
  async list(): Promise<StoredChange[]> {
    const stored = await outboxDatabase.list(this.#person);
    return stored.filter((change) => this.#rules.has(change.collection) && !this.holds.has(keyOf(change)));
  }

  /** Shows what waits. */
  async read(): Promise<void> {
    if (this.#isClosed) return;
    this.#reads += 1;
    const turn = this.#reads;
    const stored = await this.list();
    const shown = await Promise.all(
      stored.map(async (change) => shownAs(await this.#rules.of(change.collection), change)),
    );
    // One that was begun later has read what this one has not.
    if (turn < this.#shown) return;
    this.#shown = turn;
    this.#waiting.set(shown);
  }

  /** Puts `next` of the stored change of a record in its place, and shows it; `null` takes it away. */
  async replace(
    { collection, recordId }: RecordKey,
    next: (stored: StoredChange | undefined) => StoredChange | null | undefined,
  ): Promise<StoredChange | null> {
    if (this.#isClosed) throw new HubError('session');
    const key = { person: this.#person, collection, recordId };
    const now = await outboxDatabase.replace(key, (stored) => next(stored) ?? null);
    if (!this.isClosed) this.#channel.postMessage(null);
    await this.read();
    return now;
  }

  /** Adds a change to what is stored of its record. Gives what lies there then. */
  merge(rules: AnyRules, { wasTried, ...added }: NewChange): Promise<StoredChange | null> {
    return this.replace(added, (stored) => {
      if (stored === undefined) return this.#begin(added, wasTried ? [added.change] : []);
      const tried = wasTried ? withTry(stored.tried, added.change) : stored.tried;
      const change = mergeIntoOne(stored.change, added.change, tried.length > 0, rules.merged);
      return change && { ...stored, change, tried, version: stored.version + 1, refusal: null };
    });
  }

  #begin(added: Omit<NewChange, 'wasTried'>, tried: readonly Change[]): StoredChange {
    return { ...added, person: this.#person, version: 1, tried, refusal: null, since: Date.now() };
  }
}
