import { createClient } from '@hub/pb-client';
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { AsyncLocalStorage } from 'node:async_hooks';
import { BaseAuthStore, type default as PocketBase } from 'pocketbase';
import { vi } from 'vitest';

/** Carries one request to the server and its response back, or fails. */
type Carry = (send: () => Promise<Response>, request: { url: string; method: string }) => Promise<Response>;

const failed = () => new TypeError('Failed to fetch');

/** What may happen to a request. */
export const carry = {
  through: (send) => send(),
  /** It never reaches the server. */
  lose: () => Promise.reject(failed()),
  /** The server handles it, and its response is lost. */
  loseAnswer: async (send) => {
    await send();
    throw failed();
  },
} satisfies Record<string, Carry>;

/** The part of the Locks API that is used: one holder per name, the others wait. */
class Locks {
  readonly #queues = new Map<string, { page: Page; hold: () => Promise<void> }[]>();

  request(name: string, work: () => Promise<void>): Promise<void> {
    const page = pageNow();
    return new Promise((resolve, reject) => {
      if (page.isGone) return;
      const queue = this.#queues.get(name) ?? [];
      this.#queues.set(name, queue);
      queue.push({ page, hold: () => page.run(work).then(resolve, reject) });
      if (queue.length === 1) void this.#holdFirst(name);
    });
  }

  async #holdFirst(name: string): Promise<void> {
    const queue = this.#queues.get(name) ?? [];
    const [first] = queue;
    await first?.hold();
    if (first === undefined || queue[0] !== first) return;
    queue.shift();
    void this.#holdFirst(name);
  }

  /** A closed page holds no lock. */
  release(page: Page): void {
    for (const [name, queue] of this.#queues) {
      const wasHeld = queue[0]?.page === page;
      queue.splice(0, Infinity, ...queue.filter((waiting) => waiting.page !== page));
      if (wasHeld) void this.#holdFirst(name);
    }
  }
}

/** A browser on its own device: what its pages share, and their network. */
export class Device {
  readonly indexedDB = new IDBFactory();
  readonly locks = new Locks();
  readonly channels = new Set<Channel>();
  carry: Carry = carry.through;

  /** Opens a page in which the person of `theirs` is signed in. */
  openPage(url: string, theirs?: PocketBase): Page {
    return new Page(this, url, theirs);
  }
}

/** A page of a device. Code has to `run` in it to use the storage and locks of its device. */
export class Page {
  readonly client: PocketBase;
  #isGone = false;

  constructor(
    readonly device: Device,
    url: string,
    theirs?: PocketBase,
  ) {
    this.client = createClient(url, new BaseAuthStore());
    if (theirs) this.client.authStore.save(theirs.authStore.token, theirs.authStore.record);
    const { beforeSend } = this.client;
    this.client.beforeSend = async (to, options) => {
      const sent = await beforeSend?.(to, options);
      return {
        ...sent,
        options: {
          ...sent?.options,
          fetch: (address: string, init: RequestInit) => this.#fetch(address, init),
        },
      };
    };
  }

  run<Result>(work: () => Result): Result {
    return pages.run(this, work);
  }

  get isGone(): boolean {
    return this.#isGone;
  }

  /** Ends the page like the death of its process: nothing that it began continues. */
  kill(): void {
    this.#isGone = true;
    this.device.locks.release(this);
    for (const channel of this.device.channels) if (channel.page === this) channel.close();
  }

  async #fetch(url: string, init: RequestInit): Promise<Response> {
    const request = { url, method: init.method ?? 'GET' };
    try {
      await this.#whileThere();
      return await this.device.carry(() => fetch(url, init), request);
    } finally {
      await this.#whileThere();
    }
  }

  async #whileThere(): Promise<void> {
    if (this.#isGone) await new Promise<never>(() => undefined);
  }
}

/** A channel between the pages of a device. */
class Channel {
  readonly page = pageNow();
  onmessage: ((message: { data: unknown }) => void) | null = null;

  constructor(readonly name: string) {
    this.page.device.channels.add(this);
  }

  postMessage(sent: unknown): void {
    for (const other of this.page.device.channels) {
      if (other === this || other.name !== this.name) continue;
      const data = structuredClone(sent);
      queueMicrotask(() => other.page.run(() => other.onmessage?.({ data })));
    }
  }

  close(): void {
    this.page.device.channels.delete(this);
  }
}

const pages = new AsyncLocalStorage<Page>();

function pageNow(): Page {
  const page = pages.getStore();
  if (page === undefined) throw new Error('This runs in no page.');
  return page;
}

/** Gives each page of a test its own browser: storage, locks and channels depend on the current page. */
export function stubDevices(): void {
  vi.stubGlobal('indexedDB', {
    open: (name: string, version: number) =>
      pageNow().isGone ? new IDBOpenDBRequest() : pageNow().device.indexedDB.open(name, version),
    deleteDatabase: (name: string) => pageNow().device.indexedDB.deleteDatabase(name),
  });
  vi.stubGlobal('navigator', {
    onLine: true,
    language: 'en',
    get locks() {
      return pageNow().device.locks;
    },
  });
  vi.stubGlobal('BroadcastChannel', Channel);
}

export { enqueueChange } from '../outbox/use-enqueue';
