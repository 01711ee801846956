import type { ServerPart } from '@hub/pocketbase/hooks';
import { itemReminders } from './reminders';
import { serveUpcoming } from './upcoming';

/** The server part of Expiry. */
export const serverPart: ServerPart = {
  routes: [{ pattern: 'GET /api/hub/expiry/upcoming', who: 'people', run: serveUpcoming }],
  reminders: [itemReminders],
  imports: [
    {
      tool: 'expiry',
      collection: 'expiry',
      fields: ['name', 'expiryDate', 'person', 'category', 'country'],
      identity: ['name', 'person', 'expiryDate', 'country'],
    },
  ],
};
