import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './chromium';
import { shard } from './shard';

/** Every story of the built Storybook, in Chromium. A test that fails once has failed: nothing is tried again. */
export default defineConfig({
  testDir: 'stories',
  outputDir: 'test-results/stories',
  shard: shard(),
  fullyParallel: true,
  workers: 4,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  reporter: [['dot'], ['json', { outputFile: 'test-results/stories.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: chromiumLaunch(),
  },
});
