import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readTools } from '../../tools.mjs';

const SCOPE = '@hub/';

/** @typedef {{ dependencies: Record<string, string> }} Manifest */

/**
 * Adds the tools of the workspace to the hub's dependencies, so that packages are linked and built in order;
 * removes the tools that no longer exist.
 * @param {string} root
 * @returns {Promise<boolean>} whether this changed the dependencies
 */
export async function nameTools(root) {
  const file = join(root, 'apps/hub/package.json');
  const hub = /** @type {Manifest} */ (JSON.parse(await readFile(file, 'utf8')));
  const isThere = (/** @type {string} */ name) =>
    !name.startsWith(SCOPE) || existsSync(join(root, 'packages', name.slice(SCOPE.length), 'package.json'));
  const kept = Object.entries(hub.dependencies).filter(([name]) => isThere(name));
  const named = Object.fromEntries(kept);
  for (const { name } of readTools(root)) named[name] = 'workspace:*';
  const dependencies = Object.fromEntries(Object.entries(named).sort(([a], [b]) => (a < b ? -1 : 1)));
  if (JSON.stringify(dependencies) === JSON.stringify(hub.dependencies)) return false;
  await writeFile(file, `${JSON.stringify({ ...hub, dependencies }, null, 2)}\n`);
  return true;
}
