import type { ServerPart } from '@hub/pocketbase/hooks';
import { renewForecasts, serveForecast } from './forecast';

/** The server part of Time. */
export const serverPart: ServerPart = {
  routes: [{ pattern: 'GET /api/hub/forecast', who: 'people', run: serveForecast }],
  jobs: [{ id: 'hub-forecasts', schedule: '* * * * *', run: renewForecasts }],
};
