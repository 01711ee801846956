import { expiresInWords, type ReminderSource } from '@hub/reminders';
import { loyaltyPaths } from '../src/paths';

/** Cards before and after their expiry date. */
export const cardReminders: ReminderSource = {
  name: 'loyalty',
  tool: 'loyalty',
  isInCalendar: true,
  isRenewable: true,
  // Who may see a card: the rules of `collections.ts`.
  select: `SELECT id AS record, expiryDate AS date, name AS title, '' AS category, iif(customUI, 'custom', '') AS detail,
      created, updated, rev
    FROM loyalty WHERE expiryDate != '' AND (owner = {:person} OR shared = TRUE OR owner = '')`,
  due: ({ record, date, title, detail }) => ({
    ...{ date, title },
    // The custom layout is the shop's: its reminders stand on the page of its fields.
    path: detail === 'custom' ? loyaltyPaths.edit(record) : loyaltyPaths.card(record),
  }),
  say: ({ title }, left) => ({
    named: `${title} ${expiresInWords(left)}`,
    unnamed: `A card ${expiresInWords(left)}`,
  }),
};
