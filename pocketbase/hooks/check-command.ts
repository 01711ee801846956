/**
 * Reads the whole database through and ends with 1 and SQLite's first finding when it is damaged. A database
 * that can't even be opened ends every command in that way.
 */
export function checkDatabase(command: Command): void {
  const row = new DynamicModel({ quick_check: '' });
  $app.db().newQuery('PRAGMA quick_check(1)').one(row);
  if (row.quick_check === 'ok') return;
  command.outOrStdout().write(`The database is malformed: ${row.quick_check}\n`);
  $os.exit(1);
}
