import type { Options } from 'tsup';

/**
 * Build options that every package shares: ES modules and no declarations (types resolve to the source, see
 * `exports`). One output for each module, so that the hub's pages load only what they use; dependencies stay external.
 */
export function library(
  entry: string[] = ['src/**/*.{ts,tsx}', '!src/**/*.{test,stories}.{ts,tsx}', '!src/testing/**'],
): Options {
  return {
    entry,
    format: 'esm',
    target: 'es2023',
    splitting: true,
    dts: false,
    clean: true,
    silent: true,
    esbuildOptions(options) {
      options.jsx = 'automatic';
    },
  };
}
