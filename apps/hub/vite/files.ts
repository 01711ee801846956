import type { Rolldown } from 'vite';
import { readTools } from '../../../tools.mjs';

type Modules = Rolldown.ChunkingContext;
/** A package and folders in it, such as `['workout', 'coach', 'plans']`. */
type Folder = readonly string[];

const tools = new Set(readTools().map(({ id }) => id));

/** Whether a folder is of a package that several tools stand on. */
const isShared = ([name = '']: Folder) => name !== 'hub' && !tools.has(name);

/** The folder that a module of this workspace lies in; `null` for the module of a library. */
function folderOf(id: string): Folder | null {
  const [, name, path] = /[\\/](?:packages|apps)[\\/]([\w-]+)[\\/](?:dist|src)[\\/](.*)$/.exec(id) ?? [];
  return name === undefined || path === undefined ? null : [name, ...path.split(/[\\/]/).slice(0, -1)];
}

/** The deepest folder that holds all of these; empty where they are of several packages. */
function commonFolder([first = [], ...others]: readonly Folder[]): Folder {
  const differs = first.findIndex((name, level) => others.some((folder) => folder[level] !== name));
  return differs === -1 ? first : first.slice(0, differs);
}

/** The folder that a lazily loaded module counts to: that of the module which loads it, as a page's is that of its routes. */
function lazyFolder(id: string, importers: readonly string[]): Folder {
  const own = folderOf(id);
  return own !== null && isShared(own)
    ? own
    : commonFolder(importers.map((importer) => folderOf(importer) ?? []));
}

/** What reads and writes the files of other programs, of the hub and of each tool: pages need it when a file is chosen or made. */
const IMPORTS =
  /[\\/](packages[\\/][\w-]+[\\/](dist|src)[\\/]import|apps[\\/]hub[\\/]src[\\/]imports|node_modules[\\/](papaparse|client-zip))[\\/]|[\\/]pages[\\/](data|import)[.]page[.]tsx$/;
const IMPORT = 'import';

/** The file of what reads and writes files: each tool has its own. */
function importFile(id: string): string {
  const [name = ''] = folderOf(id) ?? [];
  return tools.has(name) ? `${name}-${IMPORT}` : IMPORT;
}

/** The folders of all lazily loaded modules that stand on a module; those of what reads and writes files are named as their file. */
function foldersThatNeed(id: string, modules: Modules): Folder[] {
  const folders: Folder[] = [];
  // A set goes on to what is added while it is walked.
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

/** The library of QR codes: cards need it, and one page of the hub itself. */
const QR_CODES = /[\\/]node_modules[\\/](qrcode|dijkstrajs)[\\/]/;

/** The library of the browser's database: the hub opens it when a screen stands, and one page of workouts keeps photos in it. */
const DATABASE = /[\\/]node_modules[\\/]idb[\\/]/;

/** What cleans files. Obscura is there for it; cards need it once a picture is chosen. */
const CLEANING = /[\\/](packages[\\/]file-core|node_modules[\\/]pako)[\\/]/;

/** What packs and unpacks zips: pages of several tools need it, each seldom. */
const ZIPS = /[\\/]node_modules[\\/]fflate[\\/]/;

/** What reads a file of all that a person has: it is loaded when one is chosen. */
const ARCHIVES = /[\\/]node_modules[\\/]@zip[.]js[\\/]/;

/** The tools that need a module seldom: they load it from the file of the others then. */
function seldomNeeds(id: string): readonly string[] {
  if (QR_CODES.test(id)) return ['hub'];
  if (DATABASE.test(id)) return ['workout'];
  return CLEANING.test(id) ? ['loyalty', 'file-core'] : [];
}

/** The folders that a module is for. */
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
 * The file that a module is in: it is named after the folder whose pages need it, or `kit` where several tools do. QR codes
 * are in the file of cards, for no other tool has to load them; what cleans files is in Obscura's, for cards load it only when
 * a picture is chosen.
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
 * How the code of the hub is divided into files: React, what each page begins with, what is behind sign-in, and then by
 * who needs a module. Pages whose routes stand in one folder are one file: a browser asks for six files at a time, and
 * each answer has its headers. What a release leaves as it is stays in people's caches.
 */
export const files: Rolldown.CodeSplittingGroup[] = [
  {
    name: 'vendor',
    test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|pocketbase)[\\/]/,
    priority: 3,
  },
  { name: 'start', tags: ['$initial'], priority: 2 },
  // What `main.tsx` loads for a person who is signed in, with all that it stands on: home, and what the tools say of themselves.
  { name: 'shell', test: /hub[\\/]src[\\/](shell[\\/]|installed[\\/]offer)/, priority: 1 },
  // A module that another needs is in the same file, or in one that is needed at least as widely.
  { name: fileOf, debugName: 'tools', includeDependenciesRecursively: false },
];
