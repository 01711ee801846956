import { defineConfig } from '@playwright/test';
import tests from '../e2e/playwright.config';

/**
 * Benchmarks in Chromium, run on request (`pnpm --filter @hub/bench bench`). They measure the machine, so they
 * are not part of `npm test`.
 */
export default defineConfig({
  testDir: 'browser',
  outputDir: 'test-results/bench',
  workers: 1,
  retries: 0,
  timeout: 1_800_000,
  reporter: [['line']],
  use: tests.use ?? {},
});
