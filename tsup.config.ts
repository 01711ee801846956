import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { defineConfig, type Options } from 'tsup';

const IMPORT = /(\bfrom |\bimport |\bimport\()"(\.\.?\/[^"]+)"/g;

/** The file that a module imports as `path`, without an ending in the source, where that is another module. */
function fileOf(from: string, path: string): string {
  const source = join(dirname(from), path);
  if (['.ts', '.tsx'].some((ending) => existsSync(source + ending))) return `${path}.js`;
  return existsSync(join(source, 'index.ts')) ? `${path}/index.js` : path;
}

/** Writes out the files that modules import: bundlers find them without that, Node does not. */
const wholePaths: NonNullable<Options['plugins']>[number] = {
  name: 'whole-paths',
  renderChunk(code, { entryPoint }) {
    if (entryPoint === undefined) return undefined;
    return {
      code: code.replace(IMPORT, (_, word: string, path: string) => `${word}"${fileOf(entryPoint, path)}"`),
    };
  },
};

/**
 * How the package in whose folder tsup is started is built: ES modules and no declarations (types resolve to the
 * source, see `exports`). One output for each module and under its own path, so that the hub's pages load only what
 * they use, in files that its build names by that path.
 */
export default defineConfig({
  entry: ['src/**/*.{ts,tsx,json}', '!src/**/*.{test,stories}.{ts,tsx}', '!src/testing/**'],
  format: 'esm',
  target: 'es2023',
  bundle: false,
  loader: { '.json': 'copy' },
  dts: false,
  clean: true,
  silent: true,
  plugins: [wholePaths],
  esbuildOptions(options) {
    options.jsx = 'automatic';
  },
});
