import { textFrom } from './services/stored';

/** Whether a record has this value in a unique field, ignoring case as the indexes do. */
export function isTaken(app: App, collection: string, { field }: { field: string }, value: string): boolean {
  const sql = `SELECT CAST(count(*) AS TEXT) AS text FROM ${collection} WHERE ${field} = {:value} COLLATE NOCASE`;
  return textFrom(app, sql, { value }) !== '0';
}
