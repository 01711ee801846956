import type { ServerPart } from '@hub/pocketbase/hooks';
import { serveRates } from './rates';

/** The server part of Currency. */
export const serverPart: ServerPart = {
  routes: [{ pattern: 'GET /api/hub/rates/{days}', who: 'people', run: serveRates }],
};
