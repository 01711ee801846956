import { type CollectionName, hubNow, isReachable, onReachable, toHubError } from '@hub/pb-client';
import type { QueryClient } from '@tanstack/react-query';
import type PocketBase from 'pocketbase';
import { askToPersist } from '../persisted/ask-to-persist';
import { putIntoQueries } from '../record/loaded-rows';
import type { Locked } from '../record/record-repository';
import { type Change, isSame, type NewChange, type RecordChange, type StoredChange } from './change';
import { ChangeStore } from './change-store';
import type { OutboxByCollection } from './define-outbox';
import { type HeldChange, hold } from './held-change';
import type { AnyRules } from './rules';
import { send } from './send';
import { ToolRules } from './tool-rules';
import { shownAs, type WaitingChange } from './waiting-change';
import { WaitingList } from './waiting-list';

/** The wait after a server error or a rate limit. */
const REST_MS = 30_000;

interface OutboxOptions {
  client: PocketBase;
  queryClient: QueryClient;
  person: string;
  outboxes: OutboxByCollection;
}

/**
 * The changes that one person made while the hub could not be reached. A change is in IndexedDB before the
 * screen says that it waits. When the hub answers again, the changes are sent in order, each once (decision
 * 023). All windows share the outbox; one of them sends.
 */
export class Outbox {
  /** The unsent changes, for the screens. */
  readonly waiting = new WaitingList();
  readonly #options: OutboxOptions;
  readonly #rules: ToolRules;
  readonly #store: ChangeStore;
  readonly #stopListening: () => void;
  #sending: Promise<void> | null = null;
  #isAskedAgain = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: OutboxOptions) {
    this.#options = options;
    this.#rules = new ToolRules(options.outboxes);
    this.#store = new ChangeStore(options.person, this.#rules, this.waiting);
    this.#stopListening = onReachable(options.client, () => void this.flush());
  }

  /** Reads the changes of earlier visits, and sends them if the hub can be reached. */
  async open(): Promise<void> {
    await this.#store.read();
    await this.flush();
  }

  /** Stops with the person's session. Unsent changes stay on the device. */
  close(): void {
    this.#store.close();
    clearTimeout(this.#timer);
    this.#stopListening();
  }

  /**
   * Whether a change has to wait: because the hub can't be reached, or an earlier change of the record is
   * still unsent.
   */
  mustWait(collection: CollectionName, recordId: string): boolean {
    return !isReachable(this.#options.client) || this.waiting.find(collection, recordId) !== undefined;
  }

  /** Whether a change can be stored on the device: its tool allows it, and it contains no file. */
  async canWait(collection: CollectionName, change: Change): Promise<boolean> {
    if (!this.#rules.has(collection)) return false;
    const rules = await this.#rules.of(collection);
    if (change.kind === 'create') return rules.creation !== undefined && rules.canWait(change.values);
    return change.kind === 'delete' || rules.canWait(change.changes);
  }

  /**
   * Stores a change until it can be sent. When the promise resolves, it is on the disk; the promise rejects
   * if it can't be stored. Returns the record as it will be, `null` if it is deleted.
   */
  async add(added: NewChange): Promise<Locked | null> {
    const rules = await this.#rules.of(added.collection);
    const { person } = this.#options;
    const stored = await this.#store.apply(rules, added, {
      kind: 'added',
      added,
      person,
      at: hubNow().getTime(),
    });
    void askToPersist();
    void this.flush();
    return stored && shownAs(rules, stored).item;
  }

  /** Stores a change while a form saves it itself. When the promise resolves, it is on the disk. */
  async hold(change: RecordChange): Promise<HeldChange> {
    const rules = await this.#rules.of(change.collection);
    const { person } = this.#options;
    return hold(this.#store, rules, { change, person }, () => void this.flush());
  }

  /** Deletes an unsent change. */
  async discard(waiting: WaitingChange): Promise<void> {
    await this.#store.apply(waiting.rules, waiting, { kind: 'discarded' });
  }

  /** Sends a refused change once more. */
  async tryAgain(waiting: WaitingChange): Promise<void> {
    await this.#store.apply(waiting.rules, waiting, { kind: 'tried-again' });
    await this.flush();
  }

  /** Resolves a conflict: keeps the person's change, or the record as somebody else saved it. */
  async decide(waiting: WaitingChange, keep: 'mine' | 'theirs'): Promise<void> {
    await this.#store.apply(waiting.rules, waiting, { kind: 'decided', keep });
    void this.flush();
  }

  /** Sends the changes one after another, until one can't be sent. */
  flush(): Promise<void> {
    this.#isAskedAgain = true;
    return (this.#sending ??= this.#sendWhileAsked());
  }

  /**
   * Errors here come from the device: its database, or a chunk that can't be loaded. The changes stay stored.
   */
  async #sendWhileAsked(): Promise<void> {
    try {
      while (this.#isAskedAgain) {
        this.#isAskedAgain = false;
        await this.#alone(() => this.#sendAll());
      }
    } catch {
      this.#tryLater();
    } finally {
      this.#sending = null;
    }
  }

  /**
   * Lets one window send. Without the Locks API (plain http) a change may be sent twice, but is saved once.
   */
  async #alone(work: () => Promise<void>): Promise<void> {
    const { locks } = navigator as Partial<Navigator>;
    await (locks ? locks.request(`hub-outbox-${this.#options.person}`, work) : work());
  }

  #maySend(): boolean {
    const { client, person } = this.#options;
    return !this.#store.isClosed && client.authStore.record?.id === person && isReachable(client);
  }

  async #sendAll(): Promise<void> {
    const touched = new Set<AnyRules>();
    while (this.#maySend()) {
      const next = (await this.#store.list()).find(({ refusal }) => refusal === null);
      if (next === undefined) break;
      const rules = await this.#rules.of(next.collection);
      if (!(await this.#sendOne(rules, next))) break;
      touched.add(rules);
    }
    await this.#renewLists(touched);
  }

  /** Sends one change. Returns whether the next one may be sent. */
  async #sendOne(rules: AnyRules, sent: StoredChange): Promise<boolean> {
    const tried = await this.#store.apply(rules, sent, { kind: 'sending', sent });
    if (tried === null || !isSame(tried, sent)) return true;
    if (!this.#maySend()) return false;
    try {
      const result = await send(rules, sent);
      if (result.kind === 'saved') await this.#finish(rules, sent, result.record);
      else if (result.kind === 'saved-earlier') await this.#store.apply(rules, sent, result);
      else await this.#ask(rules, { ...sent, change: result.change }, result.theirs);
      return true;
    } catch (error) {
      return this.#onFailure(rules, sent, error);
    }
  }

  /** Handles a change that could not be sent. Returns whether the next one may be sent. */
  async #onFailure(rules: AnyRules, sent: StoredChange, error: unknown): Promise<boolean> {
    const { kind, message } = toHubError(error);
    if (kind === 'offline' || kind === 'session') return false;
    if (kind === 'server' || kind === 'rate-limited') {
      this.#tryLater();
      return false;
    }
    await this.#store.apply(rules, sent, { kind: 'refused', sent, refusal: { message } });
    return true;
  }

  /** Asks the person which of the two versions of a record to keep. */
  async #ask(rules: AnyRules, sent: StoredChange, theirs: Locked): Promise<void> {
    const refusal = { message: 'Someone else changed this meanwhile.', theirs };
    await this.#store.apply(rules, sent, { kind: 'refused', sent, refusal });
  }

  #tryLater() {
    clearTimeout(this.#timer);
    if (this.#store.isClosed) return;
    this.#timer = setTimeout(() => void this.flush(), REST_MS);
  }

  /** Deletes the sent change, and shows the saved record until the lists have it. */
  async #finish(rules: AnyRules, sent: StoredChange, record: Locked | null): Promise<void> {
    const waiting = this.waiting.find(sent.collection, sent.recordId);
    if (waiting) this.waiting.noteSaved(waiting, record);
    putIntoQueries(this.#options.queryClient, rules, sent.recordId, record);
    await this.#store.apply(rules, sent, { kind: 'saved', sent, record });
  }

  /** Reloads the lists. Until then, the screens take the saved records from here. */
  async #renewLists(touched: ReadonlySet<AnyRules>): Promise<void> {
    const { queryClient: queries } = this.#options;
    await Promise.all([...touched].map(({ key }) => queries.invalidateQueries({ queryKey: key })));
    this.waiting.forgetSaved();
  }
}
