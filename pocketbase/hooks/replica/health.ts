import { sendJson } from '../services/upstream';
import { replicaNow } from './replica-now';

/** Tells the owner how the hub is kept safe. */
export function serveHealth(e: RequestEvent): void {
  sendJson(e, 200, { replica: replicaNow() });
}
