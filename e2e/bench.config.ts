import { defineConfig } from '@playwright/test';
import tests from './playwright.config';

/**
 * Benchmarks in Chromium, run on request (`pnpm --filter @hub/e2e bench`). They measure the machine, so they
 * are not part of `npm test`.
 */
export default defineConfig({
  testDir: 'bench',
  outputDir: 'test-results/bench',
  workers: 1,
  retries: 0,
  timeout: 1_800_000,
  reporter: [['line']],
  use: tests.use ?? {},
});
