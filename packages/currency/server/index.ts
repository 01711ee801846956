import type { ServerPart } from '@hub/pocketbase/hooks';
import { serveRates } from './rates';

/** What the server does for Currency. */
export const parts: ServerPart = {
  routes: [{ pattern: 'GET /api/hub/rates/{days}', who: 'people', run: serveRates }],
};
