import { ClientResponseError, type default as PocketBase } from 'pocketbase';
import { NotTheHub } from './origin';
import { whileVisible } from './visibility';

/**
 * The delays between a request that did not reach the hub and the probes that follow it. A hidden page sends
 * none; it sends one at once when it is shown or the network returns.
 */
export const PROBE_DELAYS_MS = [3_000, 6_000, 12_000, 30_000, 60_000] as const;
/** A route that only the hub itself answers. */
const HERE = '/api/hub/here';

type Listener = () => void;

/**
 * How the hub can be reached: it answers; nothing answers; something in between answers, such as a captive
 * portal that asks for its sign-in; or another hub than that of the session answers.
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

/** Whether the browser says that the device has no network, so that a probe would be useless. */
function isWithoutNetwork(): boolean {
  return typeof navigator !== 'undefined' && (navigator as Partial<Navigator>).onLine === false;
}

/**
 * Whether the hub answers one client. Any response proves it; while it is unreachable, it is probed until it
 * answers. A device without a network counts as offline at once, and sends no probe until it has one.
 */
class Reach {
  readonly #client: PocketBase;
  readonly #listeners = new Set<Listener>();
  #now: Reachability = 'here';
  /** Probes since the last response to a real request: if only some get through, probes become rare. */
  #probes = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopWatching: (() => void) | undefined;

  constructor(client: PocketBase) {
    this.#client = client;
    if (typeof window === 'undefined') return;
    // Never removed: the client lives as long as the page.
    window.addEventListener('offline', () => {
      clearTimeout(this.#timer);
      this.offline('silent');
    });
    if (isWithoutNetwork()) this.offline('silent');
  }

  get now(): Reachability {
    return this.#now;
  }

  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  offline(to: Exclude<Reachability, 'here'>) {
    const before = this.#now;
    if (before === to) return;
    this.#now = to;
    if (before === 'here') this.#watch();
    this.#notify();
  }

  #watch() {
    this.#stopWatching = whileVisible((visible) => {
      if (visible) void this.#probe();
      else clearTimeout(this.#timer);
    });
    this.#probeLater();
  }

  online() {
    if (this.#now === 'here') {
      this.#probes = 0;
      return;
    }
    this.#now = 'here';
    clearTimeout(this.#timer);
    this.#stopWatching?.();
    this.#notify();
  }

  #notify() {
    for (const listener of this.#listeners) listener();
  }

  #probeLater() {
    clearTimeout(this.#timer);
    if (isHidden() || isWithoutNetwork()) return;
    const delay = PROBE_DELAYS_MS[Math.min(this.#probes, PROBE_DELAYS_MS.length - 1)];
    this.#probes += 1;
    this.#timer = setTimeout(() => void this.#probe(), delay);
  }

  async #probe() {
    clearTimeout(this.#timer);
    if (isWithoutNetwork()) return;
    try {
      // `noteAnswer` handles the response, as it handles every other.
      await this.#client.send(HERE, { method: 'GET' });
    } catch (cause) {
      if (this.#now !== 'here') this.offline(answererOf(cause));
    }
    if (this.#now !== 'here') this.#probeLater();
  }
}

const reaches = new WeakMap<PocketBase, Reach>();

function reachOf(client: PocketBase): Reach {
  const reach = reaches.get(client) ?? new Reach(client);
  reaches.set(client, reach);
  return reach;
}

/** Notes that a request of this client failed to reach the hub, and why. */
export function noteUnreachable(client: PocketBase, cause?: unknown): void {
  reachOf(client).offline(answererOf(cause));
}

/** Notes that the hub has answered this client. */
export function noteAnswer(client: PocketBase): void {
  reachOf(client).online();
}

/** Whether the hub can be reached, as far as is known; true until a request fails. */
export function isReachable(client: PocketBase): boolean {
  return reachability(client) === 'here';
}

/** How the hub can be reached, as far as is known. */
export function reachability(client: PocketBase): Reachability {
  return reachOf(client).now;
}

/** Calls `listener` each time `reachability` changes; returns the function that unsubscribes. */
export function onReachChange(client: PocketBase, listener: Listener): () => void {
  return reachOf(client).listen(listener);
}

/** Calls `listener` each time the hub answers after it was unreachable. Returns the unsubscribe function. */
export function onReachable(client: PocketBase, listener: Listener): () => void {
  return onReachChange(client, () => {
    if (isReachable(client)) listener();
  });
}
