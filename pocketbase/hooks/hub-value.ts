import { execute, textFrom } from './services/stored';

/** A value that the hub stores about itself by name (`1795305600_owner.js`); `""` if there is none. */
export function hubValue(app: App, name: string): string {
  return textFrom(app, "SELECT coalesce(max(value), '') AS text FROM _hub WHERE name = {:name}", { name });
}

/** Stores a value under a name, replacing the previous one. */
export function setHubValue(app: App, name: string, value: string): void {
  execute(app, 'INSERT OR REPLACE INTO _hub (name, value) VALUES ({:name}, {:value})', { name, value });
}

/** Deletes the value under a name. */
export function dropHubValue(app: App, name: string): void {
  execute(app, 'DELETE FROM _hub WHERE name = {:name}', { name });
}
