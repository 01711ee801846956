import { textFrom } from './services/stored';

/** The newest of the hub's own migrations that have run on the data; PocketBase's own end with `.go`. */
export function schemaVersion(app: App): string {
  return textFrom(app, "SELECT coalesce(max(file), '') AS text FROM _migrations WHERE file LIKE '%.js'");
}
