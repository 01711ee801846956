import type PocketBase from 'pocketbase';
import { keep, readKept } from './kept-text';
import { MARK_HEADER } from './mark-header';

/** Where the id of the session's hub is stored. */
const KEPT_AS = 'hub_id';

/**
 * PocketBase answers this route without the hub's hooks, so without the header. Its first event names the
 * connection, which nothing else could.
 */
const UNMARKED = '/api/realtime';

const ids = new WeakMap<PocketBase, string>();

function readId(client: PocketBase): string | null {
  return readKept(KEPT_AS) ?? ids.get(client) ?? null;
}

function storeId(client: PocketBase, id: string): void {
  ids.set(client, id);
  keep(KEPT_AS, id);
}

/** Forgets the hub of the session: the next session may belong to another one. */
export function forgetHub(client: PocketBase): void {
  ids.delete(client);
  keep(KEPT_AS, null);
}

/**
 * Who answered: the hub, something in between, another hub, or unknown because responses of this route have
 * no header.
 */
export type Origin = 'hub' | 'stranger' | 'another-hub' | 'unmarked';

/** Something other than the session's hub has answered. */
export class NotTheHub extends TypeError {
  readonly who: 'stranger' | 'another-hub';

  constructor(who: NotTheHub['who']) {
    super(who === 'stranger' ? 'Something else answered in place of the hub.' : 'Another hub answered.');
    this.who = who;
  }
}

/**
 * Where a response comes from. A session learns its hub's id from the first response. From then on a response
 * without the header comes from a captive portal or a proxy (`stranger`), and one with another id from a hub
 * with other data (`another-hub`), whatever its content.
 */
export function originOf(client: PocketBase, { url, headers }: Response): Origin {
  if (url !== '' && new URL(url).pathname === UNMARKED) return 'unmarked';
  const mark = headers.get(MARK_HEADER);
  if (mark === null) return 'stranger';
  const known = readId(client);
  if (known === null && client.authStore.token !== '') storeId(client, mark);
  return known === null || known === mark ? 'hub' : 'another-hub';
}
