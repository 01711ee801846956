import { changeStored } from './memory';
import { countBody, forgetBody } from './open-bodies';

const KEPT = 'hub.open-bodies';

/** Reads a body that may not have arrived yet; refuses it if the same sender is sending too many others. */
export function readInTurn(e: RequestEvent, read: () => void): void {
  const sender = e.auth ? `person ${e.auth.id}` : `address ${e.realIP()}`;
  const { isAllowed } = changeStored(KEPT, (kept) => countBody(kept, sender));
  if (!isAllowed) throw new TooManyRequestsError('');
  try {
    read();
  } finally {
    $app.store().setFunc(KEPT, (kept) => forgetBody(kept, sender));
  }
}

/** Refuses a GET request with a body, because waiting for its end would hold an engine. */
export function refuseBody({ request }: RequestEvent): void {
  const { method, contentLength } = request;
  if ((method === 'GET' || method === 'HEAD') && contentLength !== 0) {
    throw new BadRequestError(`Send no body with ${method}.`);
  }
}

/** Waits for the whole body of a request before anything else is done. */
export function takeBody(e: RequestEvent): void {
  if (e.request.contentLength !== 0) readInTurn(e, () => e.requestInfo());
}
