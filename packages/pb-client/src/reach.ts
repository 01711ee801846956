import type PocketBase from 'pocketbase';
import { whileVisible } from './visibility';

/**
 * How long after a request that did not reach the hub, and after each vain question, it is asked whether it answers
 * again. A hidden page asks nothing; it asks at once when it is shown or the network returns.
 */
export const ASK_AGAIN_AFTER_MS = [3_000, 6_000, 12_000, 30_000, 60_000] as const;
/** A question that has no answer by then is given up. */
const PATIENCE_MS = 10_000;

type Listener = () => void;

function isHidden(): boolean {
  return typeof document !== 'undefined' && document.visibilityState === 'hidden';
}

/** Whether the hub answers one client. Any answer says so; a lost hub is asked for until it is back. */
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
  }

  find() {
    if (!this.#isLost) {
      this.#asked = 0;
      return;
    }
    this.#isLost = false;
    clearTimeout(this.#timer);
    this.#stopWatching?.();
    for (const listener of this.#listeners) listener();
  }

  #askLater() {
    clearTimeout(this.#timer);
    if (isHidden()) return;
    const delay = ASK_AGAIN_AFTER_MS[Math.min(this.#asked, ASK_AGAIN_AFTER_MS.length - 1)];
    this.#asked += 1;
    this.#timer = setTimeout(() => void this.#ask(), delay);
  }

  async #ask() {
    clearTimeout(this.#timer);
    try {
      // The answer comes by `noteAnswer`, as every other does.
      await this.#client.health.check({ signal: AbortSignal.timeout(PATIENCE_MS) });
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

/** Calls `listener` each time the hub answers again after it could not be reached; gives the function that ends it. */
export function onReachable(client: PocketBase, listener: Listener): () => void {
  return reachOf(client).listen(listener);
}
