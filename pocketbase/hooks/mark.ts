import { refuseBody } from './take-body';

/** The middleware that marks responses. `main.pb.js` registers it before all others. */
export const MARK = 'hubMark';
/** Before the limit of requests, whose refusal is the hub's own word too. */
export const MARK_PRIORITY = -99_998;

const HEADER = 'X-Hub';
const ID_LENGTH = 16;
const KEPT = 'hub.id';

function makeId(): string {
  const { secret } = $app.findCollectionByNameOrId('users').authToken;
  return $security.hs256('the id of this hub', secret).slice(0, ID_LENGTH);
}

/**
 * The hub's own id: the same for as long as its data are, also after a restore. It is made of a secret of the database,
 * which it gives no way back to, so nothing more has to be kept.
 */
export function hubId(): string {
  const known = { id: '' };
  $app.store().setFunc(KEPT, (kept) => {
    known.id = kept ?? makeId();
    return known.id;
  });
  return known.id;
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
