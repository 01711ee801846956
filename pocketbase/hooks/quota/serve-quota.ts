import { sendJson } from '../services/upstream';
import { isNear } from './limits';
import { quotaNow, usedBy } from './quota';

/** Tells a person how much they have, how much they may have, and whether that is nearly all. */
export function serveQuota(e: RequestEvent): void {
  const [used, most] = [usedBy(e.app, e.auth?.id ?? ''), quotaNow()];
  sendJson(e, 200, { used, most, isNear: isNear(used, most) });
}
