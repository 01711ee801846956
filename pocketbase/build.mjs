/**
 * Bundles the hooks for PocketBase: `main.pb.js`, the one file that it loads by itself (several would load in
 * random order), and `lib/hub.js` with everything else.
 */
import { build } from 'esbuild';

const here = new URL('./', import.meta.url);

/**
 * Writes the bundled hooks into a folder.
 * @param {string} folder
 */
export async function buildHooks(folder) {
  /** @type {import('esbuild').BuildOptions} */
  const options = { platform: 'neutral', target: 'es2020', logLevel: 'warning', legalComments: 'none' };
  await Promise.all([
    build({
      ...options,
      entryPoints: [new URL('hooks/main.pb.ts', here).pathname],
      outfile: `${folder}/main.pb.js`,
    }),
    build({
      ...options,
      entryPoints: [new URL('hooks/hub.ts', here).pathname],
      bundle: true,
      conditions: ['@hub/source'],
      format: 'cjs',
      outfile: `${folder}/lib/hub.js`,
    }),
  ]);
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  await buildHooks(new URL('pb_hooks', here).pathname);
}
