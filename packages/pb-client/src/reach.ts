import type PocketBase from 'pocketbase';
import { whileVisible } from './visibility';

/**
 * How long after a request that did not reach the hub, and after each vain question, it is asked whether it answers
 * again. A hidden page asks nothing; it asks at once when it is shown or the network returns.
 */
export const ASK_AGAIN_AFTER_MS = [3_000, 6_000, 12_000, 30_000, 60_000] as const;
/** A request that only the hub itself can answer. */
const HERE = '/api/hub/here';

type Listener = () => void;

function isHidden(): boolean {
  return typeof document !== 'undefined' && document.visibilityState === 'hidden';
}

/** Whether the device itself says that it has no network, so that a question would be vain. */
function isWithoutNetwork(): boolean {
  return typeof navigator !== 'undefined' && (navigator as Partial<Navigator>).onLine === false;
}

/**
 * Whether the hub answers one client. Any answer says so; a lost hub is asked for until it is back. A device without a
 * network counts as lost at once, and asks nothing until it has one.
 */
class Reach {
  readonly #client: PocketBase;
  readonly #listeners = new Set<Listener>();
  #isLost = false;
  /** Vain questions since an answer to anything but a question: where only some requests get through, they grow rare. */
  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopWatching: (() => void) | undefined;

  constructor(client: PocketBase) {
    this.#client = client;
    if (typeof window === 'undefined') return;
    // For as long as the page lives, as the client does.
    window.addEventListener('offline', () => {
      clearTimeout(this.#timer);
      this.lose();
    });
    if (isWithoutNetwork()) this.lose();
  }

  get isReachable(): boolean {
    return !this.#isLost;
  }

  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  lose() {
    if (this.#isLost) return;
    this.#isLost = true;
    this.#stopWatching = whileVisible((visible) => {
      if (visible) void this.#ask();
      else clearTimeout(this.#timer);
    });
    this.#askLater();
    this.#tell();
  }

  find() {
    if (!this.#isLost) {
      this.#asked = 0;
      return;
    }
    this.#isLost = false;
    clearTimeout(this.#timer);
    this.#stopWatching?.();
    this.#tell();
  }

  #tell() {
    for (const listener of this.#listeners) listener();
  }

  #askLater() {
    clearTimeout(this.#timer);
    if (isHidden() || isWithoutNetwork()) return;
    const delay = ASK_AGAIN_AFTER_MS[Math.min(this.#asked, ASK_AGAIN_AFTER_MS.length - 1)];
    this.#asked += 1;
    this.#timer = setTimeout(() => void this.#ask(), delay);
  }

  async #ask() {
    clearTimeout(this.#timer);
    if (isWithoutNetwork()) return;
    try {
      // The answer comes by `noteAnswer`, as every other does.
      await this.#client.send(HERE, { method: 'GET' });
    } catch {
      // Still away, which the screens say already.
    }
    if (this.#isLost) this.#askLater();
  }
}

const reaches = new WeakMap<PocketBase, Reach>();

function reachOf(client: PocketBase): Reach {
  const reach = reaches.get(client) ?? new Reach(client);
  reaches.set(client, reach);
  return reach;
}

/** Says that a request of this client did not reach the hub. */
export function noteUnreachable(client: PocketBase): void {
  reachOf(client).lose();
}

/** Says that the hub has answered this client. */
export function noteAnswer(client: PocketBase): void {
  reachOf(client).find();
}

/** Whether the hub can be reached, as far as is known: a request went through, or none has failed yet. */
export function isReachable(client: PocketBase): boolean {
  return reachOf(client).isReachable;
}

/** Calls `listener` each time `isReachable` changes; gives the function that ends it. */
export function onReachChange(client: PocketBase, listener: Listener): () => void {
  return reachOf(client).listen(listener);
}

/** Calls `listener` each time the hub answers again after it could not be reached; gives the function that ends it. */
export function onReachable(client: PocketBase, listener: Listener): () => void {
  return onReachChange(client, () => {
    if (isReachable(client)) listener();
  });
}
