import { schemaVersion } from '../schema-version';
import { endWith } from './end';

/** The newest migration that this program has. */
function newestOwn(): string {
  const names = $os.readDir(`${__hooks}/migrations`).map((entry) => entry.name());
  return names.sort().at(-1) ?? '';
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
