import { hubValue, setHubValue } from './hub-value';
import { reasonOf } from './start/end';
import { refuseBody } from './take-body';

/** The middleware that marks responses. `main.pb.js` registers it before all others. */
export const MARK = 'hubMark';
/** Before the limit of requests, whose refusal is the hub's own word too. */
export const MARK_PRIORITY = -99_998;

const HEADER = 'X-Hub';
const ID_LENGTH = 16;
/** Where the id is kept: in the table `_hub`, and in the server's memory. */
const KEPT = 'hub.id';

/** The id that hubs had before it was kept: of a secret that operators may change. Sessions of then know it. */
function firstId(): string {
  const { secret } = $app.findCollectionByNameOrId('users').authToken;
  return $security.hs256('the id of this hub', secret).slice(0, ID_LENGTH);
}

/** Keeps the id with the data at the first start. A disk that takes no note, such as a full one, stops no hub. */
export function keepId(): void {
  const kept = hubValue($app, KEPT);
  const id = kept === '' ? firstId() : kept;
  $app.store().set(KEPT, id);
  if (kept !== '') return;
  try {
    setHubValue($app, KEPT, id);
  } catch (error) {
    $app.logger().error('The id of the hub could not be kept.', 'cause', reasonOf(error));
  }
}

/** The hub's own id: the same for as long as its data are, also after a restore, and whatever its secrets are. */
export function hubId(): string {
  return $app.store().get(KEPT);
}

/** Marks an answer. Scripts of another origin may read the mark, as they do in development; all others can anyway. */
export function setMark(e: RequestEvent): void {
  const header = e.response.header();
  header.set(HEADER, hubId());
  if (e.request.header.get('Origin') !== '') {
    header.set('Access-Control-Expose-Headers', `${HEADER}, X-Hub-Age`);
  }
}

/**
 * Says with an answer of the API that no browser may keep it, for what is a person's goes with their log-out, and that it
 * is this hub's: a captive portal, a tunnel or a proxy without its container answers in the
 * same place (decision 026).
 */
export function markAnswer(e: RequestEvent): void {
  setMark(e);
  e.response.header().set('Cache-Control', 'no-store');
  refuseBody(e);
  e.next();
}

/** Marks a token for files: that route is PocketBase's own, and no middleware of the hub is around it. */
export function markFileToken(e: SignedInEvent): void {
  setMark(e.requestEvent);
  e.next();
}

/** Answers a page that checks whether the hub can be reached. */
export function sayHere(e: RequestEvent): void {
  e.noContent(204);
}

/**
 * Leads to the hub from an address that no browser has a copy of. A page that a gate keeps from the hub opens it: the gate asks for
 * its sign-in there, and leads back here.
 */
export function leadIn(e: RequestEvent): void {
  e.redirect(302, '/');
}
