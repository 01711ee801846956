import { hubValue, setHubValue } from './hub-value';
import { reasonOf } from './start/end';
import { refuseBody } from './take-body';

/** The name of the middleware that adds the hub's id to responses. `main.pb.js` registers it before all others. */
export const HUB_ID = 'hubId';
/** Before PocketBase's rate limit, whose refusals are the hub's too. */
export const HUB_ID_PRIORITY = -99_998;

const HEADER = 'X-Hub';
const ID_LENGTH = 16;
/** The name of the stored id, in the table `_hub` and in the server's memory. */
const STORED_AS = 'hub.id';

/** The id that the hub had before ids were stored, which old sessions know: made from a secret that may change. */
function firstId(): string {
  const { secret } = $app.findCollectionByNameOrId('users').authToken;
  return $security.hs256('the id of this hub', secret).slice(0, ID_LENGTH);
}

/** Stores the id with the data at the first start. If that fails, as on a full disk, the hub starts anyway. */
export function storeHubId(): void {
  const stored = hubValue($app, STORED_AS);
  const id = stored === '' ? firstId() : stored;
  $app.store().set(STORED_AS, id);
  if (stored !== '') return;
  try {
    setHubValue($app, STORED_AS, id);
  } catch (error) {
    $app.logger().error('The id of the hub could not be kept.', 'cause', reasonOf(error));
  }
}

/** The hub's id: it stays the same as long as the data do, also after a restore, whatever the secrets are. */
export function hubId(): string {
  return $app.store().get(STORED_AS);
}

/**
 * Sets the header with the hub's id. Scripts of another origin may read the header, as they do in development; all others can
 * anyway.
 */
export function setHubId(e: RequestEvent): void {
  const header = e.response.header();
  header.set(HEADER, hubId());
  if (e.request.header.get('Origin') !== '') {
    header.set('Access-Control-Expose-Headers', `${HEADER}, X-Hub-Age`);
  }
}

/**
 * Adds the hub's id to a response of the API, because a captive portal, a tunnel or a proxy without its
 * container may answer in its place (decision 026). Forbids browsers to store it, because a log-out has to
 * remove a person's data.
 */
export function addHubId(e: RequestEvent): void {
  setHubId(e);
  e.response.header().set('Cache-Control', 'no-store');
  refuseBody(e);
  e.next();
}

/** Adds the hub's id to the response with a file token: that route is PocketBase's own, without the hub's middlewares. */
export function addHubIdToFileToken(e: SignedInEvent): void {
  setHubId(e.requestEvent);
  e.next();
}

/** Answers a page that probes whether the hub can be reached. */
export function sayHere(e: RequestEvent): void {
  e.noContent(204);
}

/**
 * Redirects to the hub from an address that no browser has cached. A page opens it when a captive portal
 * blocks the hub: the portal asks for its sign-in there, and leads back here.
 */
export function leadIn(e: RequestEvent): void {
  e.redirect(302, '/');
}
