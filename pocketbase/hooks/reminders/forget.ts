import { clientCollections } from '../collections';
import { execute } from '../services/stored';

/** The ids of all records that are there, or can still be restored. */
const THERE = [
  ...clientCollections.map((name) => `SELECT id FROM ${name}`),
  'SELECT record FROM deleted_records',
].join(' UNION ALL ');

/** Deletes what is kept of the reminders of records that are gone for good. */
export function forgetGone(): void {
  for (const table of ['reminder_items', 'reminders_done']) {
    execute($app, `DELETE FROM ${table} WHERE record NOT IN (${THERE})`, {});
  }
}
