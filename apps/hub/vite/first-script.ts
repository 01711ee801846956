import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const PARTS = [
  '../src/trusted-types.js',
  '@hub/ui/theme-init.js',
  '@hub/auth/session-init.js',
  '@hub/pb-client/prefetch-init.js',
];

/** The script at the top of each page, without its comments. */
export async function readFirstScript(): Promise<string> {
  const { resolve } = createRequire(import.meta.url);
  const parts = await Promise.all(PARTS.map((part) => readFile(resolve(part), 'utf8')));
  return parts.join('').replaceAll(/^\s*\/[/*].*\n/gm, '');
}

/**
 * Inserts at the top of the page the script that must run before the first paint: it sets the Trusted Types
 * policy, restores the chosen theme, marks the page of a signed-in person, and requests the data of the first
 * screen. A module would run too late, and a separate file would have to be fetched first.
 */
export function firstScript(): Plugin {
  return {
    name: 'hub-first-script',
    transformIndexHtml: {
      order: 'post',
      handler: async () => [{ tag: 'script', children: await readFirstScript(), injectTo: 'head-prepend' }],
    },
  };
}
