import { defineConfig } from 'tsup';

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
  esbuildOptions(options) {
    options.jsx = 'automatic';
  },
});
