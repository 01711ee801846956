import type PocketBase from 'pocketbase';
import { readLocal, storeLocal } from './local-text';
import { HUB_ID_HEADER } from './hub-id-header';

/** Where the id of the session's hub is stored. */
const STORED_AS = 'hub_id';

/** The route of live updates: PocketBase answers it without the hub's hooks, so without the header. */
const WITHOUT_HEADER = '/api/realtime';

const ids = new WeakMap<PocketBase, string>();

function readId(client: PocketBase): string | null {
  return readLocal(STORED_AS) ?? ids.get(client) ?? null;
}

function storeId(client: PocketBase, id: string): void {
  ids.set(client, id);
  storeLocal(STORED_AS, id);
}

/** Forgets the hub of the session: the next session may belong to another one. */
export function forgetHub(client: PocketBase): void {
  ids.delete(client);
  storeLocal(STORED_AS, null);
}

/** Who answered: the hub, something in between, another hub, or unknown, as this route has no header. */
export type Origin = 'hub' | 'foreign' | 'another-hub' | 'unknown';

/** Something other than the session's hub has answered. */
export class NotTheHub extends TypeError {
  readonly who: 'foreign' | 'another-hub';

  constructor(who: NotTheHub['who']) {
    super(who === 'foreign' ? 'Something else answered in place of the hub.' : 'Another hub answered.');
    this.who = who;
  }
}

/** A proxy in front of the hub has refused a body that the hub itself may allow. */
export class TooLargeForProxy extends TypeError {
  constructor() {
    super('A proxy refused the body as too large.');
  }
}

const TOO_LARGE = 413;
/** The statuses of a proxy that gets no response from the hub: those of HTTP, and those of Cloudflare. */
const WITHOUT_HUB = [502, 503, 504, 520, 521, 522, 523, 524, 525, 526, 530];

/**
 * What a response means that does not come from the session's hub. A proxy that does not reach the hub says no
 * more than silence, and has no page to sign in to.
 */
export function failureOf(who: NotTheHub['who'], { status }: Response): TypeError {
  if (who === 'foreign' && status === TOO_LARGE) return new TooLargeForProxy();
  if (who === 'foreign' && WITHOUT_HUB.includes(status))
    return new TypeError('A proxy did not reach the hub.');
  return new NotTheHub(who);
}

/**
 * Where a response comes from. A session learns its hub's id from the first response. From then on a response
 * without the header comes from a captive portal or a proxy (`foreign`), and one with another id from a hub
 * with other data (`another-hub`), whatever its content.
 */
export function originOf(client: PocketBase, { url, headers }: Response): Origin {
  if (url !== '' && new URL(url).pathname === WITHOUT_HEADER) return 'unknown';
  const hubId = headers.get(HUB_ID_HEADER);
  if (hubId === null) return 'foreign';
  const known = readId(client);
  if (known === null && client.authStore.token !== '') storeId(client, hubId);
  return known === null || known === hubId ? 'hub' : 'another-hub';
}
