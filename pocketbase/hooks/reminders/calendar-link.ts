import { writeAs } from '../judge-again';
import { sendJson } from '../services/upstream';
import { saveToken, tokensOf } from '../tokens';
import { keyFor, randomId } from './secrets';

/** The secret of a calendar's token. It is derived from its id, so that its owner can see it again. */
const secretOf = (app: App, id: string) => keyFor(app, `token calendar ${id}`);

function sendLink(e: RequestEvent, token: HubRecord | undefined): void {
  const path = token && `/api/hub/calendar/${secretOf(e.app, token.id)}.ics`;
  sendJson(e, 200, { path: path ?? null, lastUsed: token?.getString('lastUsed') ?? '' });
}

/** Returns the person's link to their calendar; `null` before they have created one. */
export function serveCalendarLink(e: RequestEvent): void {
  sendLink(e, tokensOf(e.app, e.auth?.id ?? '', 'calendar')[0]);
}

/** Creates a new link to the person's calendar; the old one stops working. */
export function renewCalendarLink(e: RequestEvent): void {
  const owner = e.auth?.id ?? '';
  writeAs(e, (tx) => {
    for (const old of tokensOf(tx, owner, 'calendar')) tx.delete(old);
    const id = randomId();
    saveToken(tx, { id, owner, label: 'Calendar', scope: 'calendar', secret: secretOf(tx, id) });
  });
  serveCalendarLink(e);
}
