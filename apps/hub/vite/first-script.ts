import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const PARTS = [
  '../src/trusted-types.js',
  '@hub/ui/theme-init.js',
  '@hub/auth/session-init.js',
  '@hub/pb-client/prefetch-init.js',
];

async function readScript(): Promise<string> {
  const { resolve } = createRequire(import.meta.url);
  const parts = await Promise.all(PARTS.map((part) => readFile(resolve(part), 'utf8')));
  return parts.join('').replaceAll(/^\s*\/[/*].*\n/gm, '');
}

/**
 * Puts what has to run before the first paint into the page, before all else: it says what may be run, restores the chosen theme, marks the
 * page of someone who is signed in, and asks for what is shown first. A module would run too late, and a file of its own
 * would be waited for.
 */
export function firstScript(): Plugin {
  return {
    name: 'hub-first-script',
    transformIndexHtml: {
      order: 'post',
      handler: async () => [{ tag: 'script', children: await readScript(), injectTo: 'head-prepend' }],
    },
  };
}
