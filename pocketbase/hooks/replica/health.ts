import { sendJson } from '../services/upstream';
import { replicaNow } from './replica-now';

/** Returns the state of the replica to the owner. */
export function serveHealth(e: RequestEvent): void {
  sendJson(e, 200, { replica: replicaNow() });
}
