import { defineConfig } from '@playwright/test';

/**
 * The README's screenshots, taken from the demo on request (`npm run pictures`): they are pictures, not
 * tests.
 */
export default defineConfig({
  testDir: 'pictures',
  outputDir: 'test-results/pictures',
  workers: 2,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['line']],
});
