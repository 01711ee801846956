import { addDays } from '@hub/calendar';
import { LONGEST_PAST_DAYS } from '@hub/reminders';
import { clientCollections } from '../collections';
import { execute } from '../services/stored';
import { sources } from './sources';

/** A date of which nobody is reminded any more, and which no record has. */
const OLD = `date < {:before}
  ${sources.map(({ select }) => `AND (record, date) NOT IN (SELECT record, date FROM (${select}))`).join(' ')}`;

/** Who has snoozed a date is reminded of it later, however long ago it passed. */
const NOT_SNOOZED = `NOT EXISTS (SELECT 1 FROM reminder_items i
  WHERE i.owner = deliveries.person AND i.record = deliveries.record AND i.snoozedFor = deliveries.date)`;

/** The ids of all records that exist, or can still be restored. */
const THERE = [
  ...clientCollections.map((name) => `SELECT id FROM ${name}`),
  'SELECT record FROM deleted_records',
].join(' UNION ALL ');

/**
 * Deletes deliveries and done marks of dates of which nobody is reminded any more, and the settings of records that
 * are deleted for good. Called each night.
 */
export function dropOldReminders(): void {
  const today = new Date().toISOString().slice(0, 10);
  // Somebody's date may be a day behind this one.
  const before = addDays(today, -LONGEST_PAST_DAYS - 1);
  const values = { before, today, person: '', isAdmin: true };
  execute($app, `DELETE FROM deliveries WHERE ${OLD} AND ${NOT_SNOOZED}`, values);
  execute($app, `DELETE FROM reminders_done WHERE ${OLD}`, values);
  for (const table of ['reminder_items', 'reminders_done'])
    execute($app, `DELETE FROM ${table} WHERE record NOT IN (${THERE})`, {});
}
