import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { TIME_LIMITS } from './time-limits.mjs';
import { virtualModules } from './virtual-modules.mjs';

process.env.TZ = 'UTC';

const FOLDERS = '{src,test,hooks,lib,server}/**';

/** The tests of a kind, by how the names of their files end. */
const named = (ending: string) => [`${FOLDERS}/*.${ending}`, `*.${ending}`];

const DOM = {
  environment: 'happy-dom',
  setupFiles: [fileURLToPath(new URL('./vitest.setup-dom.ts', import.meta.url))],
};

/**
 * The tests of the package in whose folder Vitest is started: workspace packages resolve to their source, the time
 * zone is UTC, console errors fail, results go where the root command sums them. What draws components (`.test.tsx`)
 * has a DOM; all else runs in Node alone, or says `@vitest-environment happy-dom` in its first line. The files of a worker
 * share their modules, which saves a third of the time; what replaces a module (`vi.mock`, `vi.resetModules`) is named
 * `.isolated.test` and has modules of its own.
 */
export default defineConfig({
  plugins: [virtualModules()],
  resolve: { conditions: ['@hub/source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['@hub/source', ...defaultServerConditions] } },
  test: {
    setupFiles: [fileURLToPath(new URL('./vitest.setup.ts', import.meta.url))],
    restoreMocks: true,
    unstubGlobals: true,
    // Tests of a server wait for it: one worker for each core, while Vitest would leave one idle.
    maxWorkers: availableParallelism(),
    testTimeout: TIME_LIMITS.test,
    hookTimeout: TIME_LIMITS.hook,
    reporters: ['default', 'json'],
    outputFile: { json: 'test-results/vitest.json' },
    // Its modules are written for bundlers: Node can't find the files that they import.
    server: { deps: { inline: ['pdf-lib'] } },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: named('test.{ts,mjs}'),
          exclude: named('isolated.test.*'),
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          include: named('test.tsx'),
          exclude: named('isolated.test.*'),
          isolate: false,
          benchmark: { include: [] },
          ...DOM,
        },
      },
      {
        extends: true,
        test: {
          name: 'isolated-node',
          include: named('isolated.test.{ts,mjs}'),
          benchmark: { include: [] },
        },
      },
      {
        extends: true,
        test: {
          name: 'isolated-dom',
          include: named('isolated.test.tsx'),
          benchmark: { include: [] },
          ...DOM,
        },
      },
    ],
  },
});
