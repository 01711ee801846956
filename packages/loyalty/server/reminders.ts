import { expiresInWords, type ReminderSource } from '@hub/reminders';
import { loyaltyPaths } from '../src/paths';

/** Reminders of cards before and after their expiry date. */
export const cardReminders: ReminderSource = {
  name: 'loyalty',
  tool: 'loyalty',
  isInCalendar: true,
  isRenewable: true,
  select: `SELECT id AS record, expiryDate AS date, name AS title, '' AS category, iif(customUI, 'custom', '') AS detail,
      created, updated, rev
    FROM loyalty WHERE expiryDate != ''`,
  listed: { collection: 'loyalty', date: 'expiryDate' },
  due: ({ record, date, title, detail }) => ({
    ...{ date, title },
    // The custom layout imitates the shop's: its reminders are on the edit page instead.
    path: detail === 'custom' ? loyaltyPaths.edit(record) : loyaltyPaths.card(record),
  }),
  say: ({ title }, left) => ({
    named: `${title} ${expiresInWords(left)}`,
    unnamed: `A card ${expiresInWords(left)}`,
  }),
};
