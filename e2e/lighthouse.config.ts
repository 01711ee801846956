import { defineConfig } from '@playwright/test';

/** Lighthouse on the built hub, on request (`pnpm --filter @hub/e2e lighthouse`): it measures a machine, so it gates nothing. */
export default defineConfig({
  testDir: 'lighthouse',
  outputDir: 'test-results/lighthouse',
  workers: 1,
  retries: 0,
  timeout: 1_800_000,
  reporter: [['line']],
});
