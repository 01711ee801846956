import type PocketBase from 'pocketbase';
import { MARK_HEADER } from './mark-header';

/** Where the id of the hub is kept that the session was opened at. */
const KEPT_AS = 'hub_id';

/** PocketBase answers there without the hub's hooks. Its first event names the connection, which nobody else can. */
const UNMARKED = '/api/realtime';

const ids = new WeakMap<PocketBase, string>();

function readId(client: PocketBase): string | null {
  try {
    return localStorage.getItem(KEPT_AS) ?? ids.get(client) ?? null;
  } catch {
    return ids.get(client) ?? null;
  }
}

function storeId(client: PocketBase, id: string): void {
  ids.set(client, id);
  try {
    localStorage.setItem(KEPT_AS, id);
  } catch {
    // It is known as long as the page lives.
  }
}

/** Forgets which hub the session was opened at: the next one may be at another. */
export function forgetHub(client: PocketBase): void {
  ids.delete(client);
  try {
    localStorage.removeItem(KEPT_AS);
  } catch {
    // Nothing was kept.
  }
}

/** Who answered: the hub, something on the way to it, another hub, or unknown because this kind of response bears no mark. */
export type Origin = 'hub' | 'stranger' | 'another-hub' | 'unmarked';

/** Something else than the hub of the session has answered in its place. */
export class NotTheHub extends TypeError {
  readonly who: 'stranger' | 'another-hub';

  constructor(who: NotTheHub['who']) {
    super(who === 'stranger' ? 'Something else answered in place of the hub.' : 'Another hub answered.');
    this.who = who;
  }
}

/**
 * Whose an answer is. A session learns the id of its hub from the first answer to it; from then on a captive portal or a
 * proxy without its container is a stranger, and a hub with other data is another one, whatever they say.
 */
export function originOf(client: PocketBase, { url, headers }: Response): Origin {
  if (url !== '' && new URL(url).pathname === UNMARKED) return 'unmarked';
  const mark = headers.get(MARK_HEADER);
  if (mark === null) return 'stranger';
  const known = readId(client);
  if (known === null && client.authStore.token !== '') storeId(client, mark);
  return known === null || known === mark ? 'hub' : 'another-hub';
}
