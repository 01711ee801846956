import type { Rolldown } from 'vite';
import { readTools } from '../../../tools.mjs';

type Modules = Rolldown.ChunkingContext;
/** A package and the folders in it, such as `['workout', 'coach', 'plans']`. */
type Folder = readonly string[];

const tools = new Set(readTools().map(({ id }) => id));

/** Whether a folder belongs to a package that several tools use. */
const isShared = ([name = '']: Folder) => name !== 'hub' && !tools.has(name);

/** The folder of a module in this workspace; `null` for a library's module. */
function folderOf(id: string): Folder | null {
  const [, name, path] = /[\\/](?:packages|apps)[\\/]([\w-]+)[\\/](?:dist|src)[\\/](.*)$/.exec(id) ?? [];
  return name === undefined || path === undefined ? null : [name, ...path.split(/[\\/]/).slice(0, -1)];
}

/** The deepest folder that contains all of these; empty if they are in different packages. */
function commonFolder([first = [], ...others]: readonly Folder[]): Folder {
  const differs = first.findIndex((name, level) => others.some((folder) => folder[level] !== name));
  return differs === -1 ? first : first.slice(0, differs);
}

/** The folder to which a lazily loaded module belongs: in a shared package its own, otherwise that of its importers. */
function lazyFolder(id: string, importers: readonly string[]): Folder {
  const own = folderOf(id);
  return own !== null && isShared(own)
    ? own
    : commonFolder(importers.map((importer) => folderOf(importer) ?? []));
}

/** The code that imports and exports files, of the hub and each tool: needed when a file is chosen or made. */
const IMPORTS =
  /[\\/](packages[\\/][\w-]+[\\/](dist|src)[\\/]import|apps[\\/]hub[\\/]src[\\/]imports|node_modules[\\/](papaparse|client-zip))[\\/]|[\\/]pages[\\/](data|import)[.]page[.]tsx$/;
const IMPORT = 'import';

/** The chunk of a module that imports or exports files: each tool has its own. */
function importFile(id: string): string {
  const [name = ''] = folderOf(id) ?? [];
  return tools.has(name) ? `${name}-${IMPORT}` : IMPORT;
}

/** The folders of all lazily loaded modules that depend on one; for the code of imports, its chunk's name. */
function foldersThatNeed(id: string, modules: Modules): Folder[] {
  const folders: Folder[] = [];
  // Iterating a set includes the entries that are added meanwhile.
  const above = new Set([id]);
  for (const module of above) {
    const { importers = [], dynamicImporters = [] } = modules.getModuleInfo(module) ?? {};
    const [reader] = [module, ...dynamicImporters].filter((one) => IMPORTS.test(one));
    const pages = dynamicImporters.filter((one) => !IMPORTS.test(one));
    if (reader !== undefined) folders.push([importFile(reader)]);
    if (!IMPORTS.test(module) && pages.length > 0) folders.push(lazyFolder(module, pages));
    for (const importer of importers) above.add(importer);
  }
  return folders;
}

/** The QR code library: needed by cards, and by one page of the hub itself. */
const QR_CODES = /[\\/]node_modules[\\/](qrcode|dijkstrajs)[\\/]/;

/** The IndexedDB library: the hub needs it after a screen is rendered, and Workout's photos are stored with it. */
const DATABASE = /[\\/]node_modules[\\/]idb[\\/]/;

/** The code that cleans files: Obscura's purpose; cards need it once a picture is chosen. */
const CLEANING = /[\\/](packages[\\/]file-core|node_modules[\\/]pako)[\\/]/;

/** The zip library: pages of several tools need it, each rarely. */
const ZIPS = /[\\/]node_modules[\\/]fflate[\\/]/;

/** The library that reads the archive of a person's data: loaded when one is chosen. */
const ARCHIVES = /[\\/]node_modules[\\/]@zip[.]js[\\/]/;

/** The tools that rarely need a module: they load it from another tool's chunk. */
function seldomNeeds(id: string): readonly string[] {
  if (QR_CODES.test(id)) return ['hub'];
  if (DATABASE.test(id)) return ['workout'];
  return CLEANING.test(id) ? ['loyalty', 'file-core'] : [];
}

/** The folders that a module is meant for. */
function mainFolders(id: string, all: readonly Folder[]): readonly Folder[] {
  const needs = all.filter(([name = '']) => !name.endsWith(IMPORT));
  return seldomNeeds(id).reduce(
    (folders, seldom) => {
      const others = folders.filter(([name]) => name !== seldom);
      return others.length > 0 ? others : folders;
    },
    needs.length > 0 ? needs : all,
  );
}

/**
 * The chunk of a module, named after the folder whose pages need it, or `kit` if several tools do. QR codes
 * are in the chunk of cards, because no other tool has to load them; the code that cleans files is in
 * Obscura's, because cards load it only when a picture is chosen.
 */
function fileOf(id: string, modules: Modules): string {
  if (IMPORTS.test(id)) return importFile(id);
  if (ZIPS.test(id)) return 'zip';
  if (ARCHIVES.test(id)) return 'archive';
  const folder = commonFolder(mainFolders(id, foldersThatNeed(id, modules)));
  if (folder.length > 0) return folder.join('-');
  const [own = ''] = folderOf(id) ?? [];
  return tools.has(own) ? own : 'kit';
}

/**
 * How the hub's code is split into chunks: React, what every page begins with, what is behind the sign-in,
 * and then by who needs a module. Pages with routes in one folder share a chunk: a browser requests six files
 * at a time, and each response has its headers. Chunks that a release does not change stay in people's
 * caches.
 */
export const files: Rolldown.CodeSplittingGroup[] = [
  {
    name: 'vendor',
    test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|pocketbase)[\\/]/,
    priority: 3,
  },
  { name: 'start', tags: ['$initial'], priority: 2 },
  // What `main.tsx` loads for a signed-in person, with everything that it imports: home, and the tools'
  // descriptions.
  { name: 'shell', test: /hub[\\/]src[\\/](shell[\\/]|installed[\\/]offer)/, priority: 1 },
  // A module's dependencies are in the same chunk, or in one that is used at least as widely.
  { name: fileOf, debugName: 'tools', includeDependenciesRecursively: false },
];
