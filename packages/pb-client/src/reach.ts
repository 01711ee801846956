import { ClientResponseError, type default as PocketBase } from 'pocketbase';
import { NotTheHub } from './mark';
import { whileVisible } from './visibility';

/**
 * How long after a request that did not reach the hub, and after each vain question, it is asked whether it answers
 * again. A hidden page asks nothing; it asks at once when it is shown or the network returns.
 */
export const ASK_AGAIN_AFTER_MS = [3_000, 6_000, 12_000, 30_000, 60_000] as const;
/** A request that only the hub itself can answer. */
const HERE = '/api/hub/here';

type Listener = () => void;

/**
 * How the hub can be reached: it answers; nothing does; something on the way to it does, such as a gate that asks for its sign-in;
 * or another hub than that of the session.
 */
export type Reachability = 'here' | 'silent' | NotTheHub['who'];

/** What answered in place of the hub when a request failed. */
function answererOf(cause: unknown): Exclude<Reachability, 'here'> {
  const reason: unknown = cause instanceof ClientResponseError ? cause.originalError : cause;
  return reason instanceof NotTheHub ? reason.who : 'silent';
}

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
  #now: Reachability = 'here';
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
      this.lose('silent');
    });
    if (isWithoutNetwork()) this.lose('silent');
  }

  get now(): Reachability {
    return this.#now;
  }

  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  lose(to: Exclude<Reachability, 'here'>) {
    const before = this.#now;
    if (before === to) return;
    this.#now = to;
    if (before === 'here') this.#watch();
    this.#tell();
  }

  #watch() {
    this.#stopWatching = whileVisible((visible) => {
      if (visible) void this.#ask();
      else clearTimeout(this.#timer);
    });
    this.#askLater();
  }

  find() {
    if (this.#now === 'here') {
      this.#asked = 0;
      return;
    }
    this.#now = 'here';
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
    } catch (cause) {
      if (this.#now !== 'here') this.lose(answererOf(cause));
    }
    if (this.#now !== 'here') this.#askLater();
  }
}

const reaches = new WeakMap<PocketBase, Reach>();

function reachOf(client: PocketBase): Reach {
  const reach = reaches.get(client) ?? new Reach(client);
  reaches.set(client, reach);
  return reach;
}

/** Says that a request of this client did not reach the hub, and by which failure. */
export function noteUnreachable(client: PocketBase, cause?: unknown): void {
  reachOf(client).lose(answererOf(cause));
}

/** Says that the hub has answered this client. */
export function noteAnswer(client: PocketBase): void {
  reachOf(client).find();
}

/** Whether the hub can be reached, as far as is known: a request went through, or none has failed yet. */
export function isReachable(client: PocketBase): boolean {
  return reachability(client) === 'here';
}

/** How the hub can be reached, as far as is known. */
export function reachability(client: PocketBase): Reachability {
  return reachOf(client).now;
}

/** Calls `listener` each time `reachability` changes; gives the function that ends it. */
export function onReachChange(client: PocketBase, listener: Listener): () => void {
  return reachOf(client).listen(listener);
}

/** Calls `listener` each time the hub answers again after it could not be reached; gives the function that ends it. */
export function onReachable(client: PocketBase, listener: Listener): () => void {
  return onReachChange(client, () => {
    if (isReachable(client)) listener();
  });
}
