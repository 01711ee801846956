import { execute, textFrom } from './services/stored';

/** What the hub keeps of itself under a name (`pb_migrations/1795305600_owner.js`); `""` where that is nothing. */
export function hubValue(app: App, name: string): string {
  return textFrom(app, "SELECT coalesce(max(value), '') AS text FROM _hub WHERE name = {:name}", { name });
}

/** Keeps a value under a name, in place of the one before. */
export function setHubValue(app: App, name: string, value: string): void {
  execute(app, 'INSERT OR REPLACE INTO _hub (name, value) VALUES ({:name}, {:value})', { name, value });
}

/** Forgets what is kept under a name. */
export function dropHubValue(app: App, name: string): void {
  execute(app, 'DELETE FROM _hub WHERE name = {:name}', { name });
}
