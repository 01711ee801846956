import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { TIME_LIMITS } from '../time-limits.mjs';
import { chromiumLaunch } from './chromium';
import { shard } from './shard';

/**
 * Every story of the built Storybook, in Chromium. `npm test` reruns failed tests, not this configuration.
 */
export default defineConfig({
  testDir: 'stories',
  outputDir: 'test-results/stories',
  shard: shard(),
  fullyParallel: true,
  workers: 2 * availableParallelism(),
  retries: 0,
  forbidOnly: true,
  timeout: TIME_LIMITS.test,
  expect: { timeout: TIME_LIMITS.wait },
  reporter: [['dot'], ['json', { outputFile: 'test-results/stories.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: chromiumLaunch(),
  },
});
