import { textFrom } from './services/stored';

/** The hub's newest migration that was applied to the data; PocketBase's own end with `.go`. */
export function schemaVersion(app: App): string {
  return textFrom(app, "SELECT coalesce(max(file), '') AS text FROM _migrations WHERE file LIKE '%.js'");
}
