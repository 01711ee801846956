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

/** The folders of all lazily loaded modules that stand on a module. */
function foldersThatNeed(id: string, modules: Modules): Folder[] {
  const folders: Folder[] = [];
  // A set goes on to what is added while it is walked.
  const above = new Set([id]);
  for (const module of above) {
    const { importers = [], dynamicImporters = [] } = modules.getModuleInfo(module) ?? {};
    if (dynamicImporters.length > 0) folders.push(lazyFolder(module, dynamicImporters));
    for (const importer of importers) above.add(importer);
  }
  return folders;
}

/** The file that a module is in: it is named after the folder whose pages need it, or `kit` where several tools do. */
function fileOf(id: string, modules: Modules): string {
  const folder = commonFolder(foldersThatNeed(id, modules));
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
