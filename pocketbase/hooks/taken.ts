import { textFrom } from './services/stored';

/** Whether a record has this value of a unique field; in any case, as the indexes have it. */
export function isTaken(app: App, collection: string, { field }: { field: string }, value: string): boolean {
  const sql = `SELECT CAST(count(*) AS TEXT) AS text FROM ${collection} WHERE ${field} = {:value} COLLATE NOCASE`;
  return textFrom(app, sql, { value }) !== '0';
}
