import { schemaVersion } from '../schema-version';
import { arrayFrom, textFrom } from '../services/stored';
import { endWith } from './end';

/** The migrations that this program has. */
function ownMigrations(): string[] {
  return $os.readDir(`${__hooks}/migrations`).map((entry) => entry.name());
}

function newestOwn(): string {
  return ownMigrations().sort().at(-1) ?? '';
}

/** Whether a newer version has migrated the data than this one. */
export function isNewer(): boolean {
  return schemaVersion($app) > newestOwn();
}

/** Ends the program where a newer version has migrated the data: this one doesn't know what they mean. */
export function refuseNewer(folder: string): void {
  if (!isNewer()) return;
  endWith(
    `The data in ${folder} are of a newer version of the hub (${schemaVersion($app)}): start that version or a later one, ` +
      'or restore a backup from before the update into an empty folder.',
  );
}

/** The files of all migrations that ran, as a list in JSON. */
const RAN = 'SELECT json_group_array(file) AS text FROM _migrations';

/** The collections beside those of PocketBase itself, as a list in JSON. */
const COLLECTIONS = 'SELECT json_group_array(name) AS text FROM _collections WHERE NOT system';
/** How many logins there are. */
const LOGINS =
  'SELECT CAST((SELECT count(*) FROM users) + (SELECT count(*) FROM _superusers) AS TEXT) AS text';

/** Whether the database is as PocketBase makes it: a collection of people without a person in it, and nothing else. */
function isUntouched(): boolean {
  const collections = arrayFrom<string>($app, COLLECTIONS);
  return collections.join() === 'users' && textFrom($app, LOGINS) === '0';
}

/** Ends the program where the data are those of another program that is made with PocketBase: the hub writes nothing of its own into them. */
export function refuseForeign(folder: string): void {
  const ran = arrayFrom<string>($app, RAN);
  // Any of them will do: a tool that is new here may bring the oldest one.
  if (ownMigrations().some((name) => ran.includes(name)) || isUntouched()) return;
  endWith(
    `The data in ${folder} are of another program that is made with PocketBase: choose an empty folder with HUB_DATA.`,
  );
}
