import { defineConfig } from 'tsup';

/**
 * How the package in whose folder tsup is started is built: ES modules and no declarations (types resolve to the
 * source, see `exports`). One output for each module, so that the hub's pages load only what they use; dependencies
 * stay external.
 */
export default defineConfig({
  entry: ['src/**/*.{ts,tsx}', '!src/**/*.{test,stories}.{ts,tsx}', '!src/testing/**'],
  format: 'esm',
  target: 'es2023',
  splitting: true,
  dts: false,
  clean: true,
  silent: true,
  esbuildOptions(options) {
    options.jsx = 'automatic';
  },
});
