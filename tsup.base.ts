import type { Options } from 'tsup';

/**
 * Build options that every package shares: split ES modules and no declarations
 * (types resolve to the source, see `exports`). Dependencies stay external.
 */
export function library(entry: string[] = ['src/index.ts']): Options {
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
