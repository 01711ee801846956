import { findToken, limitRate, noteUse, sendJson, setRetryAfter } from '@hub/pocketbase/hooks';
import { hostOf, isMailDomain } from '../src/rules';
import { makeAlias } from './make-alias';

/**
 * The calls with which password managers create an address at a sign-up: SimpleLogin's `POST
 * /api/alias/random/new` and addy.io's `POST /api/v1/aliases`, in the form in which Bitwarden and compatible
 * programs send them.
 */

const MINUTE_MS = 60_000;
/** The most addresses per minute and token. */
const MOST_A_MINUTE = 60;

/** The token of a request. Throws if this hub does not know it, or it is used too often. */
function tokenOf(e: RequestEvent, secret: string): HubRecord {
  const token = secret === '' ? null : findToken(e.app, 'alias', secret);
  if (token === null) throw new UnauthorizedError('This token is not valid. Make a new one in the hub.');
  const waitMs = limitRate(`alias.${token.id}`, MOST_A_MINUTE, MINUTE_MS);
  if (waitMs > 0) {
    setRetryAfter(e, waitMs);
    throw new TooManyRequestsError(
      `You can make at most ${MOST_A_MINUTE} addresses a minute. Wait a moment.`,
    );
  }
  noteUse(e.app, token);
  return token;
}

/** The fields of the body; empty if it is not a JSON object. */
function sentFields(e: RequestEvent): { readonly [field: string]: unknown } {
  return e.requestInfo().body ?? {};
}

const trimmedText = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

function domainOf(e: RequestEvent, owner: string): string {
  return e.app.findRecordById('users', owner).getString('aliasDomain');
}

/** SimpleLogin's call: the site may be in the query, and the token has its own header. */
export function makeAtRandom(e: RequestEvent): void {
  const token = tokenOf(e, e.request.header.get('Authentication'));
  const owner = token.getString('owner');
  const domain = domainOf(e, owner);
  if (domain === '') throw new BadRequestError('First choose the domain for new addresses in the hub.');
  const note = trimmedText(sentFields(e).note);
  const host = hostOf(e.request.url.query().get('hostname'));
  const alias = makeAlias(e.app, { owner, domain, description: note || host });
  const email = alias.getString('email');
  const created = new Date();
  sendJson(e, 201, {
    alias: email,
    id: alias.id,
    email,
    name: null,
    enabled: true,
    note: alias.getString('description') || null,
    pinned: false,
    creation_date: created.toISOString(),
    creation_timestamp: Math.floor(created.getTime() / 1000),
    mailbox: null,
    mailboxes: [],
    latest_activity: null,
    nb_block: 0,
    nb_forward: 0,
    nb_reply: 0,
  });
}

/** addy.io's call: the domain may be given; the token is a bearer token. */
export function makeOfDomain(e: RequestEvent): void {
  const [, secret = ''] = /^Bearer\s+(\S+)$/i.exec(e.request.header.get('Authorization')) ?? [];
  const token = tokenOf(e, secret);
  const owner = token.getString('owner');
  const { domain: asked, description } = sentFields(e);
  const domain = trimmedText(asked).toLowerCase() || domainOf(e, owner);
  if (!isMailDomain(domain)) {
    throw new ApiError(422, 'Give the domain for new addresses, such as example.com.', {});
  }
  const alias = makeAlias(e.app, { owner, domain, description: trimmedText(description) });
  const email = alias.getString('email');
  const at = new Date().toISOString();
  sendJson(e, 201, {
    data: {
      id: alias.id,
      email,
      local_part: email.slice(0, email.lastIndexOf('@')),
      domain,
      active: true,
      description: alias.getString('description') || null,
      created_at: at,
      updated_at: at,
    },
  });
}
