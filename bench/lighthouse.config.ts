import { defineConfig } from '@playwright/test';

/**
 * Lighthouse on the built hub, run on request (`pnpm --filter @hub/bench lighthouse`). It measures the machine,
 * so it is not part of `npm test`.
 */
export default defineConfig({
  testDir: 'lighthouse',
  outputDir: 'test-results/lighthouse',
  workers: 1,
  retries: 0,
  timeout: 1_800_000,
  reporter: [['line']],
});
