/*
 * Live updates, from the first screen to the last:
 * 1. A screen listens to a collection (`subscribe`). The first listener opens the connection.
 * 2. The client subscribes to `collection/*` for each collection that a screen listens to, to `PB_CONNECT`
 *    and to `hub/unshared`. PocketBase sends an event for each change that the person may see.
 * 3. An event calls the listeners of its collection, once for all events within 100 ms. They reload their
 *    queries.
 * 4. A list that was read before its subscription was active may have missed a change: it is compared with
 *    the server (`noteListRead`), and reloaded only if it differs.
 * 5. A new connection (`PB_CONNECT`) and a lost right (`hub/unshared`) call all listeners.
 * 6. A hidden page closes the connection, a visible one opens it. After a failure all subscriptions are
 *    dropped and sent again.
 * Invariants: steps never overlap; an event reaches only the person it was sent to; every change reaches
 * the lists.
 */
import type PocketBase from 'pocketbase';
import { onReachable } from './reach';
import type { CollectionName } from './records.gen';
import { whileVisible } from './visibility';

/**
 * The limits of live updates (specification §4.3). The SDK waits 15 s for a connection, and reopens a broken
 * one after 0.2, 0.3, 0.5, 1, 1.2, 1.5 and then every 2 s. It leaves a subscription that failed at first to
 * its caller: it is sent again 3 times, then when the person or the network returns.
 */
export const LIVE_LIMITS = {
  resendDelaysMs: [1_000, 3_000, 9_000],
  /** Changes within this time are reported once. */
  burstMs: 100,
} as const;

/**
 * The topic that the server sends to everyone who may have lost access to records: PocketBase has no event for that.
 */
const ACCESS_LOST = 'hub/unshared';
/** Sent on each new connection: events may have been missed before it. */
const CONNECTED = 'PB_CONNECT';

/**
 * Called when lists may be outdated: all of them, except those that were read at or after `provenSince`
 * (milliseconds since 1970), which are known to be current.
 */
type Listener = (provenSince: number) => void;

/** Asks the server whether a list is still as it was read. */
type FreshnessCheck = () => Promise<boolean>;

/** The `provenSince` after a change: any list may be outdated. */
export const NOTHING_PROVEN = Infinity;

function topicOf(collection: CollectionName): string {
  return `${collection}/*`;
}

/** Identifies the account and its state. A new password increases `rev`. */
function accountOf({ record }: PocketBase['authStore']): string {
  return record === null ? '' : JSON.stringify([record.id, record.rev]);
}

/** All live updates of one client. Only this class uses `client.realtime`, one step at a time. */
class LiveUpdates {
  readonly #client: PocketBase;
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly #open = new Set<string>();
  readonly #changed = new Map<string, number>();
  /** The lists that were read before their subscription was active, by topic: they may lack a change. */
  readonly #checks = new Map<string, Map<string, Promise<FreshnessCheck>>>();
  /** When the subscription to a topic was last closed. */
  readonly #closedAt = new Map<string, number>();
  #visible = true;
  #account: string;
  #outdated = false;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #burst: ReturnType<typeof setTimeout> | undefined;
  #steps: Promise<void> = Promise.resolve();
  #stopWatching: (() => void) | undefined;

  constructor(client: PocketBase) {
    this.#client = client;
    this.#account = accountOf(client.authStore);
    client.authStore.onChange(() => {
      this.#follow(accountOf(client.authStore));
    });
    onReachable(client, () => {
      this.#failures = 0;
      this.#sync();
    });
  }

  add(collection: CollectionName, listener: Listener): () => void {
    const topic = topicOf(collection);
    const listeners = this.#listeners.get(topic) ?? new Set();
    this.#listeners.set(topic, listeners.add(listener));
    this.#stopWatching ??= whileVisible((visible) => {
      this.#setVisible(visible);
    });
    this.#sync();
    return () => {
      this.#remove(topic, listener);
    };
  }

  #remove(topic: string, listener: Listener) {
    const listeners = this.#listeners.get(topic);
    listeners?.delete(listener);
    if (listeners?.size === 0) this.#listeners.delete(topic);
    if (this.#listeners.size === 0) {
      this.#stopWatching?.();
      this.#stopWatching = undefined;
    }
    this.#sync();
  }

  note(collection: CollectionName, list: string, check: Promise<FreshnessCheck>) {
    const topic = topicOf(collection);
    const checks = this.#checks.get(topic) ?? new Map<string, Promise<FreshnessCheck>>();
    this.#checks.set(topic, checks.set(list, check));
    if (!this.#open.has(topic)) return;
    void check.then(() => {
      if (this.#open.has(topic) && checks.get(list) === check) checks.delete(list);
    });
  }

  #setVisible(visible: boolean) {
    const returned = visible && !this.#visible;
    this.#visible = visible;
    if (returned) this.#notifyAll();
    this.#failures = 0;
    this.#sync();
  }

  /** Closes a connection when its session changes: it would send another person's events, or none. */
  #follow(account: string) {
    if (account === this.#account) return;
    this.#account = account;
    this.#outdated = true;
    this.#failures = 0;
    this.#sync();
  }

  /** Makes the subscriptions match what the screens listen to. */
  #sync() {
    clearTimeout(this.#retry);
    this.#steps = this.#steps.then(() => this.#step());
  }

  async #step() {
    try {
      await this.#closeOutdated();
      await this.#closeUnwanted();
      await this.#openMissing();
      this.#failures = 0;
    } catch {
      await this.#startOver();
    }
  }

  async #closeOutdated() {
    if (!this.#outdated) return;
    this.#outdated = false;
    this.#close(...this.#open);
    await this.#client.realtime.unsubscribe();
  }

  #wanted(): string[] {
    // After a log-out, the screens still listen for a moment.
    if (!this.#visible || this.#account === '' || this.#listeners.size === 0) return [];
    return [...this.#listeners.keys(), ACCESS_LOST, CONNECTED];
  }

  async #closeUnwanted() {
    const wanted = this.#wanted();
    if (wanted.length === 0) {
      // In one go: if the session has just ended in another tab, the server would refuse to unsubscribe topic
      // by topic.
      this.#close(...this.#open);
      await this.#client.realtime.unsubscribe();
      return;
    }
    for (const topic of [...this.#open].filter((open) => !wanted.includes(open))) {
      this.#close(topic);
      await this.#client.realtime.unsubscribe(topic);
    }
  }

  #close(...topics: string[]) {
    for (const topic of topics) {
      this.#open.delete(topic);
      this.#closedAt.set(topic, Date.now());
    }
  }

  async #openMissing() {
    const missing = this.#wanted().filter((topic) => !this.#open.has(topic));
    const listen = (topic: string) =>
      this.#client.realtime.subscribe(topic, () => {
        // The first connection fires this too: the code below finds changes that were missed before it.
        if (topic === CONNECTED && !this.#open.has(CONNECTED)) return;
        if (topic === CONNECTED || topic === ACCESS_LOST) this.#notifyAll();
        else this.#notify(topic);
      });
    await Promise.all(missing.map(listen));
    for (const topic of missing) {
      this.#open.add(topic);
      void this.#catchUp(topic);
    }
  }

  /** Looks for changes between the read of a list and the start of its subscription: they caused no event. */
  async #catchUp(topic: string) {
    const checks = [...(this.#checks.get(topic)?.values() ?? [])];
    this.#checks.delete(topic);
    const isSame = await Promise.all(checks.map(async (check) => (await check)()));
    this.#notify(topic, isSame.includes(false) ? NOTHING_PROVEN : (this.#closedAt.get(topic) ?? 0));
  }

  /** A failure leaves the SDK with half of the subscriptions: drops them, and sends all a little later. */
  async #startOver() {
    this.#close(...this.#open);
    await this.#client.realtime.unsubscribe();
    const delay = LIVE_LIMITS.resendDelaysMs[this.#failures];
    this.#failures += 1;
    if (delay === undefined) return;
    this.#retry = setTimeout(() => {
      this.#sync();
    }, delay);
  }

  #notifyAll() {
    for (const topic of this.#listeners.keys()) this.#notify(topic);
  }

  /** Changes are stored by topic, because another screen may listen by the time they are delivered. */
  #notify(topic: string, provenSince = NOTHING_PROVEN) {
    this.#changed.set(topic, Math.max(provenSince, this.#changed.get(topic) ?? 0));
    if (this.#burst !== undefined) return;
    this.#burst = setTimeout(() => {
      this.#burst = undefined;
      // After a log-out, perhaps in another tab, the requests would only be refused.
      const changed = this.#client.authStore.token === '' ? [] : [...this.#changed];
      this.#changed.clear();
      for (const [topic, provenSince] of changed) this.#callListeners(topic, provenSince);
    }, LIVE_LIMITS.burstMs);
  }

  #callListeners(topic: string, provenSince: number) {
    for (const listener of this.#listeners.get(topic) ?? []) listener(provenSince);
  }
}

const updatesOf = new WeakMap<PocketBase, LiveUpdates>();

function updates(client: PocketBase): LiveUpdates {
  const known = updatesOf.get(client) ?? new LiveUpdates(client);
  updatesOf.set(client, known);
  return known;
}

/**
 * Calls `listener` after each change to a collection that the person can see, after a lost connection (events
 * may have been missed), when a record is no longer shared, and once the subscription is active. A hidden
 * page pauses, because a browser allows six connections to a server over all tabs. Returns the function that
 * unsubscribes.
 */
export function subscribe(client: PocketBase, collection: CollectionName, listener: Listener): () => void {
  return updates(client).add(collection, listener);
}

/**
 * Notes that a list is about to be read. Its subscription may not be active yet; once it is, `check` asks the
 * server whether the list has changed. `list` identifies the list within its collection.
 */
export function noteListRead(
  client: PocketBase,
  collection: CollectionName,
  list: string,
  check: Promise<FreshnessCheck>,
): void {
  updates(client).note(collection, list, check);
}
