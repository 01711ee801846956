import { defineConfig } from '@playwright/test';
import tests from './playwright.config';

/** Benchmarks in Chromium, on request (`pnpm --filter @hub/e2e bench`): they measure a machine, so they gate nothing. */
export default defineConfig({
  testDir: 'bench',
  outputDir: 'test-results/bench',
  workers: 1,
  retries: 0,
  timeout: 1_800_000,
  reporter: [['line']],
  use: tests.use ?? {},
});
