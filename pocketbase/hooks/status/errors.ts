import { queriedText } from '../services/stored';
import { type Entry, grouped, type LoggedError } from './grouped-errors';

/** The level of an error in PocketBase's log. */
const ERROR_LEVEL = 8;
/** How many entries are read. */
const MOST_ENTRIES = 500;

const logText = (sql: string) => queriedText($app.auxDB().newQuery(sql));

/** The latest errors in the server's log. Their details, which may contain private data, stay in the log. */
export function lastErrors(): LoggedError[] {
  const text = logText(
    `SELECT coalesce(json_group_array(json_object('message', message, 'created', created)), '[]') AS text
     FROM (SELECT message, created FROM _logs WHERE level >= ${ERROR_LEVEL} ORDER BY created DESC LIMIT ${MOST_ENTRIES})`,
  );
  return grouped(JSON.parse(text) as Entry[]);
}

/** The number of errors in the log. */
export function errorCount(): number {
  return Number(logText(`SELECT CAST(count(*) AS TEXT) AS text FROM _logs WHERE level >= ${ERROR_LEVEL}`));
}
