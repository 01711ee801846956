import { join } from 'node:path';
import type { Plugin } from 'vite';
import { type DeclaredTool, readTools } from './tools.mjs';

/** The tools are among the dependencies of the hub: what a virtual module imports is found from here. */
const HUB = join(import.meta.dirname, 'apps/hub/package.json');

/** A module that exports what each of these packages exports as `exported`, as one list. */
function listOf(list: string, exported: string, packages: readonly string[]): string {
  const imports = packages.map((name, at) => `import { ${exported} as tool${at} } from '${name}';\n`);
  return `${imports.join('')}export const ${list} = [${packages.map((_, at) => `tool${at}`).join(', ')}];`;
}

/** Each virtual module, made of the tools. */
const MODULES: Partial<Record<string, (tools: readonly DeclaredTool[]) => string>> = {
  'virtual:hub-tools': (tools) =>
    listOf(
      'tools',
      'tool',
      tools.map(({ name }) => name),
    ),
  'virtual:hub-offline': (tools) =>
    listOf(
      'offlines',
      'offline',
      tools.filter(({ isOffline }) => isOffline).map(({ name }) => `${name}/offline`),
    ),
  'virtual:hub-takes-shared': (tools) =>
    listOf(
      'sharedUses',
      'takesShared',
      tools.filter(({ takesShared }) => takesShared).map(({ name }) => `${name}/takes-shared`),
    ),
  'virtual:hub-hues.css': (tools) =>
    tools.map(({ id, hue }) => `[data-tool='${id}'] { --hue: ${hue}; }\n`).join(''),
};

/**
 * Collects the tools of the workspace, as their packages declare them, into modules: what they are (`virtual:hub-tools`),
 * what is there of them without a network (`virtual:hub-offline`), what they do with shared files
 * (`virtual:hub-takes-shared`), and their hues (`virtual:hub-hues.css`).
 */
export function tools(): Plugin {
  const isOurs = (id = '') => id.startsWith('\0') && id.slice(1) in MODULES;
  return {
    name: 'hub-tools',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source in MODULES) return `\0${source}`;
      return isOurs(importer) ? this.resolve(source, HUB) : null;
    },
    load: (id) => MODULES[id.slice(1)]?.(readTools()),
  };
}
