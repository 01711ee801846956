import { expiresInWords, type ReminderSource } from '@hub/reminders';
import { expiryPaths } from '../src/paths';

/** Items before and after their expiry date. */
export const itemReminders: ReminderSource = {
  name: 'expiry',
  tool: 'expiry',
  isInCalendar: true,
  isRenewable: true,
  select: `SELECT id AS record, expiryDate AS date, name AS title, category, '' AS detail, created, updated, rev
    FROM expiry`,
  listed: { collection: 'expiry', date: 'expiryDate' },
  due: ({ record, date, title }) => ({ date, title, path: expiryPaths.item(record) }),
  say: ({ title }, left) => ({
    named: `${title} ${expiresInWords(left)}`,
    unnamed: `A document ${expiresInWords(left)}`,
  }),
};
