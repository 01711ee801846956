import { schemaVersion } from '../schema-version';
import { arrayFrom, textFrom } from '../services/stored';
import { endWith } from './end';

/** The migrations of this program. */
function ownMigrations(): string[] {
  return $os.readDir(`${__hooks}/migrations`).map((entry) => entry.name());
}

/** Whether a newer version has migrated the data. */
export function isNewer(): boolean {
  const newestOwn = ownMigrations().sort().at(-1) ?? '';
  return schemaVersion($app) > newestOwn;
}

/** Exits if a newer version has migrated the data: this one does not know their meaning. */
export function refuseNewer(folder: string): void {
  if (!isNewer()) return;
  endWith(
    `The data in ${folder} are from a newer version of the hub (${schemaVersion($app)}): start that version or a later one, ` +
      'or restore a backup from before the update into an empty folder.',
  );
}

/** The files of all applied migrations, as a JSON list. */
const RAN = 'SELECT json_group_array(file) AS text FROM _migrations';

/** The collections besides PocketBase's own, as a JSON list. */
const COLLECTIONS = 'SELECT json_group_array(name) AS text FROM _collections WHERE NOT system';
/** The number of logins. */
const LOGINS =
  'SELECT CAST((SELECT count(*) FROM users) + (SELECT count(*) FROM _superusers) AS TEXT) AS text';

/** Whether the database is as PocketBase creates it: with an empty collection of people, and nothing else. */
function isUntouched(): boolean {
  const collections = arrayFrom<string>($app, COLLECTIONS);
  return collections.join() === 'users' && textFrom($app, LOGINS) === '0';
}

/** Exits if the data belong to another program based on PocketBase: the hub does not write to them. */
export function refuseForeign(folder: string): void {
  const ran = arrayFrom<string>($app, RAN);
  // Any of them will do: a tool that was added later may have the oldest one.
  if (ownMigrations().some((name) => ran.includes(name)) || isUntouched()) return;
  endWith(
    `The data in ${folder} belong to another program that is made with PocketBase: choose an empty folder with HUB_DATA.`,
  );
}
