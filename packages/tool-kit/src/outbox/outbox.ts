import { isReachable, isTemporary, onReachable, toHubError } from '@hub/pb-client';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type PocketBase from 'pocketbase';
import * as v from 'valibot';
import { putIntoQueries } from '../record/loaded-rows';
import type { Versioned } from '../record/record-repository';
import { isSame, type RecordChange, type StoredChange } from './change';
import { ChangeStore, type SavedRecord } from './change-store';
import { enqueue } from './enqueue';
import { NOT_QUEUED, type QueuedChange } from './queued-change';
import { type AnyRules, canWait, type OutboxByCollection } from './rules';
import { send } from './send';
import type { UnreadableChange } from './stored-row';
import { ToolRules } from './tool-rules';
import type { WaitingChange } from './waiting-change';
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
 * The changes of one person that the hub does not have yet. A change is in IndexedDB before it is sent and
 * before a screen shows it as done (decision 049). What its screen could not send waits: when the hub answers
 * again, it is sent in order (decision 023). A change may be sent twice, and is saved once. All windows share the outbox; one of them
 * sends what waits.
 */
export class Outbox {
  /** The unsent changes, for the screens. */
  readonly waiting = new WaitingList();
  readonly #options: OutboxOptions;
  readonly #rules: ToolRules;
  readonly #store: ChangeStore;
  readonly #stopListening: () => void;
  /** The rules whose lists may lack what was saved, until they are reloaded. */
  readonly #toReload = new Set<AnyRules>();
  #sending: Promise<void> | null = null;
  #isAskedAgain = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: OutboxOptions) {
    this.#options = options;
    this.#rules = new ToolRules(options.outboxes);
    const onSaved = (saved: SavedRecord) => this.#onSavedElsewhere(saved);
    this.#store = new ChangeStore(options.person, this.#rules, this.waiting, onSaved);
    this.#stopListening = onReachable(options.client, () => void this.flush());
  }

  /** Reads the changes of earlier visits, and starts to send them if the hub can be reached. */
  async open(): Promise<void> {
    await this.#store.read();
    void this.flush();
  }

  /** How many changes only this device has: those that wait, are in flight, or can't be read. */
  unsavedCount(): number {
    const { waiting } = this;
    return waiting.all().length + waiting.unreadable().length + this.#store.inFlight.size;
  }

  /** Stops with the person's session. Unsent changes stay on the device. */
  close(): void {
    this.#store.close();
    clearTimeout(this.#timer);
    this.#stopListening();
  }

  /**
   * Stores a change, for its screen to send. When the promise resolves, the change is on the disk, unless its
   * tool does not allow that, or it contains a file; the promise rejects if the device can't store it.
   */
  async enqueue(change: RecordChange): Promise<QueuedChange> {
    const { collection, recordId } = change;
    const rules = this.#rules.has(collection) ? await this.#rules.of(collection) : null;
    if (rules === null || !canWait(rules, change.change)) return NOT_QUEUED;
    const { client, person } = this.#options;
    return enqueue({
      change,
      person,
      rules,
      store: this.#store,
      mustWait: () => !isReachable(client) || this.waiting.find(collection, recordId) !== undefined,
      onWaiting: () => void this.flush(),
    });
  }

  /** Deletes an unsent change. */
  async discard(waiting: WaitingChange | UnreadableChange): Promise<void> {
    await this.#store.delete(waiting);
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
   * Sends until no more is requested. Only the device can fail here (its database, or a chunk that is not loaded):
   * the changes stay stored, and are sent later.
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

  /** Lets one window send. Without Locks (plain http), a change may be sent twice, but is saved once. */
  async #alone(work: () => Promise<void>): Promise<void> {
    const { locks } = navigator as Partial<Navigator>;
    await (locks ? locks.request(`hub-outbox-${this.#options.person}`, work) : work());
  }

  #maySend(): boolean {
    const { client, person } = this.#options;
    return !this.#store.isClosed && client.authStore.record?.id === person && isReachable(client);
  }

  async #sendAll(): Promise<void> {
    while (this.#maySend()) {
      const { changes } = await this.#store.list();
      const next = changes.map(({ stored }) => stored).find(({ refusal }) => refusal === null);
      if (next === undefined) break;
      const rules = await this.#rules.of(next.collection);
      if (!(await this.#sendOne(rules, next))) break;
      this.#toReload.add(rules);
    }
    if (this.#maySend()) await this.#reloadLists();
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
    if (isTemporary(error)) {
      this.#tryLater();
      return false;
    }
    await this.#store.apply(rules, sent, { kind: 'refused', sent, refusal: { message } });
    return true;
  }

  /** Asks the person which of the two versions of a record to keep. */
  async #ask(rules: AnyRules, sent: StoredChange, theirs: Versioned): Promise<void> {
    const refusal = { message: 'Someone else changed this in the meantime.', theirs };
    await this.#store.apply(rules, sent, { kind: 'refused', sent, refusal });
  }

  #tryLater() {
    clearTimeout(this.#timer);
    if (this.#store.isClosed) return;
    this.#timer = setTimeout(() => void this.flush(), REST_MS);
  }

  /** Deletes the sent change, and shows the saved record until the lists have it. */
  async #finish(rules: AnyRules, sent: StoredChange, record: Versioned | null): Promise<void> {
    const { collection, recordId } = sent;
    this.#showSaved(rules, { collection, recordId, record });
    await this.#store.apply(rules, sent, { kind: 'saved', sent, record });
  }

  #showSaved(rules: AnyRules, { collection, recordId, record }: SavedRecord): void {
    const waiting = this.waiting.find(collection, recordId);
    if (waiting) this.waiting.noteSaved(waiting, record);
    putIntoQueries(this.#options.queryClient, rules, recordId, record);
  }

  /** Shows what another window has saved. That window may run another release, with records of another shape. */
  #onSavedElsewhere({ record, ...key }: SavedRecord): void {
    const rules = this.waiting.find(key.collection, key.recordId)?.rules;
    const read = rules && v.safeParse(v.nullable(rules.itemParser), record);
    if (!rules || !read?.success) return;
    this.#showSaved(rules, { ...key, record: read.output });
    this.#toReload.add(rules);
    void this.flush();
  }

  /** Reloads the lists. Until that has succeeded, the screens take the saved records from here. */
  async #reloadLists(): Promise<void> {
    const { queryClient } = this.#options;
    const reloaded = [...this.#toReload];
    this.#toReload.clear();
    await Promise.all(reloaded.map(({ key }) => queryClient.invalidateQueries({ queryKey: key })));
    const failed = reloaded.filter(({ key }) => this.#isFailing(key));
    for (const rules of failed) this.#toReload.add(rules);
    if (failed.length > 0) this.#tryLater();
    if (this.#toReload.size === 0) this.waiting.forgetSaved();
  }

  /** Whether a query on a screen could not be loaded for now. */
  #isFailing(queryKey: QueryKey): boolean {
    const shown = this.#options.queryClient.getQueryCache().findAll({ queryKey, type: 'active' });
    return shown.some(({ state: { error } }) => error !== null && isTemporary(error));
  }
}
