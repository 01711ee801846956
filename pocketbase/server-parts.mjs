import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { MODULES, serverFiles } from '../virtual-modules.mjs';

const ROOT = fileURLToPath(new URL('../', import.meta.url));

/**
 * Provides the virtual modules that join the server parts of the tools to esbuild.
 * @returns {import('esbuild').Plugin}
 */
export function serverPartsOfEsbuild() {
  return {
    name: 'hub-server-parts',
    setup(build) {
      build.onResolve({ filter: /^virtual:hub-/ }, ({ path }) => ({ path, namespace: 'hub' }));
      build.onLoad({ filter: /.*/, namespace: 'hub' }, ({ path }) => ({
        contents: MODULES[path]?.() ?? '',
        resolveDir: ROOT,
        watchDirs: [join(ROOT, 'packages'), ...migrationFolders()],
      }));
    },
  };
}

/**
 * The folders of the migrations: the hub's own, and those of the tools.
 * @returns {string[]}
 */
function migrationFolders() {
  return [join(ROOT, 'pocketbase', 'pb_migrations'), ...serverFiles('migrations')];
}

/**
 * The migrations in the order in which they run: sorted by name.
 * @returns {{ name: string, path: string }[]}
 */
export function migrations() {
  return migrationFolders()
    .flatMap((folder) => readdirSync(folder).map((name) => ({ name, path: join(folder, name) })))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

/**
 * What tools export from a file of their server parts.
 * @template Module
 * @param {string} name
 * @returns {Promise<Module[]>}
 */
function loaded(name) {
  return Promise.all(
    serverFiles(name).map((file) => {
      /** @type {Promise<Module>} */
      const module = import(pathToFileURL(file).href);
      return module;
    }),
  );
}

/**
 * What fills a demo with the records of tools: `seed` of `server/seed.mjs`.
 * @returns {Promise<import('./seed/kit.mjs').Seed[]>}
 */
export async function seeds() {
  /** @type {{ seed: import('./seed/kit.mjs').Seed }[]} */
  const modules = await loaded('seed.mjs');
  return modules.map(({ seed }) => seed);
}

/**
 * The files that tools put beside the bundled hooks: `assets` of `server/assets.mjs`, by their names.
 * @returns {Promise<[name: string, content: string][]>}
 */
export async function assets() {
  /** @type {{ assets: Record<string, () => Promise<string>> }[]} */
  const modules = await loaded('assets.mjs');
  const all = modules.flatMap(({ assets: made }) => Object.entries(made));
  return Promise.all(all.map(async ([name, make]) => /** @type {[string, string]} */ ([name, await make()])));
}
