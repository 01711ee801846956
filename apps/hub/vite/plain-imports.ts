import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';

/**
 * Loads what is asked for on demand, and no more. Vite's helper looks for files to preload at each import; pages name
 * theirs (`pages`), so that a kilobyte of the start would have nothing to do.
 */
export function plainImports(): Plugin {
  return {
    name: 'hub-plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id === HELPER ? 'export const __vitePreload = (get) => get();' : null),
  };
}
