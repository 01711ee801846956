import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readTools } from './tools.mjs';

const ROOT = import.meta.dirname;

/** The tools are among the dependencies of the hub: their packages are found from here. */
const HUB = join(ROOT, 'apps/hub/package.json');

/**
 * The paths of a file or folder that tools have in their folder `server`, in the order of the tools.
 * @param {string} name
 */
export function serverFiles(name) {
  return readTools()
    .map(({ folder }) => join(ROOT, folder, 'server', name))
    .filter((path) => existsSync(path));
}

/**
 * A module that joins what each of these modules exports as `exported` into one list.
 * @param {string} list the name of the list
 * @param {string} exported
 * @param {readonly string[]} modules
 */
function joined(list, exported, modules) {
  const imports = modules.map(
    (module, at) => `import { ${exported} as of${at} } from ${JSON.stringify(module)};\n`,
  );
  return `${imports.join('')}export const ${list} = [${modules.map((_, at) => `of${at}`).join(', ')}].flat();`;
}

/**
 * Each virtual module, made of the tools of the workspace, as their packages declare them.
 * @type {Record<string, () => string>}
 */
export const MODULES = {
  'virtual:hub-tools': () =>
    joined(
      'tools',
      'tool',
      readTools().map(({ name }) => name),
    ),
  'virtual:hub-offline': () =>
    joined(
      'offlines',
      'offline',
      readTools().flatMap(({ name, isOffline }) => (isOffline ? [`${name}/offline`] : [])),
    ),
  'virtual:hub-takes-shared': () =>
    joined(
      'sharedUses',
      'takesShared',
      readTools().flatMap(({ name, takesShared }) => (takesShared ? [`${name}/takes-shared`] : [])),
    ),
  'virtual:hub-hues.css': () =>
    readTools()
      .map(({ id, hue }) => `[data-tool='${id}'] { --hue: ${hue}; }\n`)
      .join(''),
  'virtual:hub-collections': () => joined('collections', 'collections', serverFiles('collections.ts')),
  'virtual:hub-server-parts': () => joined('serverParts', 'serverPart', serverFiles('index.ts')),
  'virtual:hub-rights': () => joined('rows', 'rows', serverFiles('testing.ts')),
};

/**
 * Provides the virtual modules to Vite and Vitest; `pocketbase/server-parts.mjs` provides them to esbuild.
 * @returns {import('vite').Plugin}
 */
export function virtualModules() {
  return {
    name: 'hub-virtual-modules',
    enforce: 'pre',
    resolveId(source, importer = '') {
      if (source in MODULES) return `\0${source}`;
      return importer.slice(1) in MODULES ? this.resolve(source, HUB) : null;
    },
    load: (id) => MODULES[id.slice(1)]?.(),
  };
}
