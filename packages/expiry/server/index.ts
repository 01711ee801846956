import type { ServerPart } from '@hub/pocketbase/hooks';
import { itemReminders } from './reminders';

/** The server part of Expiry. */
export const parts: ServerPart = {
  reminders: [itemReminders],
  imports: [
    {
      tool: 'expiry',
      collection: 'expiry',
      fields: ['name', 'expiryDate', 'person', 'category', 'country'],
      identity: ['name', 'person', 'expiryDate'],
    },
  ],
};
