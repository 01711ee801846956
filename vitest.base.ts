import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

/**
 * The test set-up that every package shares: workspace packages resolve to their source,
 * the clock stands in UTC, console errors fail, results go where the root command sums them.
 */
export function packageTests({ environment = 'node' }: { environment?: 'node' | 'happy-dom' } = {}) {
  process.env.TZ = 'UTC';
  return defineConfig({
    resolve: { conditions: ['@hub/source', ...defaultClientConditions] },
    ssr: { resolve: { conditions: ['@hub/source', ...defaultServerConditions] } },
    test: {
      environment,
      // The testing library cleans up after each test only where it finds a global afterEach.
      globals: environment === 'happy-dom',
      passWithNoTests: true,
      include: ['{src,test,hooks,lib}/**/*.test.{ts,tsx,mjs}', '*.test.{ts,mjs}'],
      setupFiles: [new URL('./vitest.setup.ts', import.meta.url).pathname],
      restoreMocks: true,
      unstubGlobals: true,
      testTimeout: 20_000,
      hookTimeout: 60_000,
      reporters: ['default', 'json'],
      outputFile: { json: 'test-results/vitest.json' },
    },
  });
}
