import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { readTools } from '../tools.mjs';

const ROOT = fileURLToPath(new URL('../', import.meta.url));

/**
 * The paths of a file that tools have in their folder `server`, in the order of the tools.
 * @param {string} name
 */
function serverFiles(name) {
  return readTools(ROOT)
    .map(({ folder }) => join(ROOT, folder, 'server', name))
    .filter((path) => existsSync(path));
}

/**
 * A module that joins what each of these files exports as `exported` into one list.
 * @param {string} exported
 * @param {readonly string[]} files
 */
function joined(exported, files) {
  const imports = files.map(
    (file, at) => `import { ${exported} as of${at} } from ${JSON.stringify(file)};\n`,
  );
  return `${imports.join('')}export const ${exported} = [${files.map((_, at) => `of${at}`).join(', ')}].flat();`;
}

/**
 * Each virtual module, made of the tools.
 * @type {Record<string, () => string>}
 */
const MODULES = {
  'virtual:hub-collections': () => joined('collections', serverFiles('collections.ts')),
  'virtual:hub-server-parts': () => joined('parts', serverFiles('index.ts')),
  'virtual:hub-rights': () => joined('rows', serverFiles('testing.ts')),
};

/**
 * Collects the server parts of the tools for esbuild.
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
 * The same for Vite and Vitest.
 * @returns {import('vite').Plugin}
 */
export function serverParts() {
  return {
    name: 'hub-server-parts',
    enforce: 'pre',
    resolveId: (id) => (id in MODULES ? `\0${id}` : null),
    load: (id) => MODULES[id.slice(1)]?.(),
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
