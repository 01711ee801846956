/*
 * Live updates. The protocol, from the first screen to the last:
 * 1. A screen listens to a collection (`subscribe`). The first listener opens the connection.
 * 2. The client subscribes to `collection/*` of each collection that a screen listens to, to `PB_CONNECT` and to
 *    `hub/unshared`. PocketBase sends an event for each change that the person may see.
 * 3. An event calls the listeners of its collection, once for all events within 100 ms. They load their queries again.
 * 4. A list that was read before its subscription stood may have missed a change: it is compared with the server
 *    (`noteListRead`), and loaded again only if it differs.
 * 5. A new connection (`PB_CONNECT`) and a lost right (`hub/unshared`) call all listeners.
 * 6. A hidden page closes the connection, a shown one opens it. A failure drops all subscriptions and tries again.
 * Invariants: steps never overlap; only the person whom an event was sent to gets it; every change reaches the lists.
 */
import type PocketBase from 'pocketbase';
import { onReachable } from './reach';
import type { CollectionName } from './records.gen';
import { whileVisible } from './visibility';

/**
 * The limits of live updates (specification §4). The SDK waits 15 s for a connection and takes up a broken
 * one again after 0.2, 0.3, 0.5, 1, 1.2, 1.5 and then every 2 s. What it leaves to its caller is a
 * subscription that failed at first: it is sent again 3 times, then when the person or the network returns.
 */
export const LIVE_LIMITS = {
  resendDelaysMs: [1_000, 3_000, 9_000],
  /** Changes within this time are reported once. */
  burstMs: 100,
} as const;

/** Sent by the server to everyone whose view may have shrunk: PocketBase itself is silent when access is lost. */
const ACCESS_LOST = 'hub/unshared';
/** Sent on each new connection: changes may have been missed before it. */
const CONNECTED = 'PB_CONNECT';

/**
 * Told of what may have changed: everything, or everything but the lists that were read at or after `provenSince`
 * (milliseconds since 1970).
 */
type Listener = (provenSince: number) => void;

/** Asks the server whether a list is still as it was read. */
type FreshnessCheck = () => Promise<boolean>;

/** What a listener is told after a change: no list is proven to be right, whenever it was read. */
export const NOTHING_PROVEN = Infinity;

function topicOf(collection: CollectionName): string {
  return `${collection}/*`;
}

/** The account as a connection knows it: whose it is, and which state of it. A new password counts `rev` up. */
function accountOf({ record }: PocketBase['authStore']): string {
  return record === null ? '' : JSON.stringify([record.id, record.rev]);
}

/** All live updates of one client. It alone speaks to `client.realtime`, one step after the other. */
class LiveUpdates {
  readonly #client: PocketBase;
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly #open = new Set<string>();
  readonly #changed = new Map<string, number>();
  /** The lists that were read before their subscription stood, by topic: a change to them may have been missed. */
  readonly #checks = new Map<string, Map<string, Promise<FreshnessCheck>>>();
  /** When a topic was heard of last, before it was closed. */
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
    if (returned) this.#tellAll();
    this.#failures = 0;
    this.#sync();
  }

  /**
   * A connection outlasts the session that it came with: after a log-out it would go on to tell the next person of
   * the last one's changes, after a new password it would tell nothing more.
   */
  #follow(account: string) {
    if (account === this.#account) return;
    this.#account = account;
    this.#outdated = true;
    this.#failures = 0;
    this.#sync();
  }

  /** Brings what the server sends in line with what screens listen to. */
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
    // The screens of who has just signed out listen for a moment more.
    if (!this.#visible || this.#account === '' || this.#listeners.size === 0) return [];
    return [...this.#listeners.keys(), ACCESS_LOST, CONNECTED];
  }

  async #closeUnwanted() {
    const wanted = this.#wanted();
    if (wanted.length === 0) {
      // At once: word of each topic would be refused where the session has just ended in another tab.
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
        if (topic === CONNECTED || topic === ACCESS_LOST) this.#tellAll();
        else this.#tell(topic);
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
    this.#tell(topic, isSame.includes(false) ? NOTHING_PROVEN : (this.#closedAt.get(topic) ?? 0));
  }

  /** A failure leaves the SDK with half of the subscriptions: drop them, and send all again a little later. */
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

  #tellAll() {
    for (const topic of this.#listeners.keys()) this.#tell(topic);
  }

  /** Changes are stored by topic, because another screen may listen by the time they are delivered. */
  #tell(topic: string, provenSince = NOTHING_PROVEN) {
    this.#changed.set(topic, Math.max(provenSince, this.#changed.get(topic) ?? 0));
    if (this.#burst !== undefined) return;
    this.#burst = setTimeout(() => {
      this.#burst = undefined;
      // A person who has signed out meanwhile, perhaps in another tab, would only be refused.
      const changed = this.#client.authStore.token === '' ? [] : [...this.#changed];
      this.#changed.clear();
      for (const [topic, provenSince] of changed) this.#tellNow(topic, provenSince);
    }, LIVE_LIMITS.burstMs);
  }

  #tellNow(topic: string, provenSince: number) {
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
 * Calls `listener` after each change to a collection that the person can see, after a lost connection
 * (changes may have been missed), when something stopped being shared, and once the subscription stands, with the time
 * since when lists that were read are proven to be right. It rests while the page is hidden, because a browser holds six connections to a server over all tabs. Gives the function that ends it.
 */
export function subscribe(client: PocketBase, collection: CollectionName, listener: Listener): () => void {
  return updates(client).add(collection, listener);
}

/**
 * Notes that a list is about to be read. Its subscription may not stand yet, so `check` asks the server once it does
 * whether the list has changed since. `list` tells the lists of a collection apart.
 */
export function noteListRead(
  client: PocketBase,
  collection: CollectionName,
  list: string,
  check: Promise<FreshnessCheck>,
): void {
  updates(client).note(collection, list, check);
}
