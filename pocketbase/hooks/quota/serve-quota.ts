import { sendJson } from '../services/upstream';
import { isNear } from './limits';
import { quotaNow, usedBy } from './quota';

/** Responds with a person's usage and quota, and whether it is nearly used up. */
export function serveQuota(e: RequestEvent): void {
  const [used, most] = [usedBy(e.app, e.auth?.id ?? ''), quotaNow()];
  sendJson(e, 200, { used, most, isNear: isNear(used, most) });
}
