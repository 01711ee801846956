import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { TIME_LIMITS } from '../time-limits.mjs';
import { chromiumLaunch } from './chromium';
import { zoneNearNoon } from './zone-near-noon';
import { shard } from './shard';
import { untouchedSpecs } from './untouched';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1 };

/**
 * The built hub on a real PocketBase, in Chromium. `npm test` reruns failed tests, not this configuration.
 */
export default defineConfig({
  testDir: 'specs',
  testIgnore: untouchedSpecs(),
  outputDir: 'test-results/e2e',
  shard: shard(),
  fullyParallel: true,
  // More workers than cores: a test also waits for the server, and for delays of some seconds in the hub.
  workers: 2 * availableParallelism(),
  retries: 0,
  forbidOnly: true,
  timeout: TIME_LIMITS.test,
  expect: { timeout: TIME_LIMITS.wait },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    ...phone,
    browserName: 'chromium',
    // A service worker would answer requests that a test intercepts; only the tests of the installed hub
    // allow it.
    serviceWorkers: 'block',
    launchOptions: chromiumLaunch(),
    locale: 'en-GB',
    timezoneId: zoneNearNoon(new Date()),
    actionTimeout: TIME_LIMITS.wait,
    // A snapshot of the page would fetch its pictures again, which the content security policy blocks. A
    // trace takes one second of each 15, and is for tests that fail: in `npm test`, when they run a second
    // time.
    trace:
      process.env.HUB_TRACE === 'off'
        ? 'off'
        : { mode: 'retain-on-failure', snapshots: false, screenshots: false },
    screenshot: 'only-on-failure',
  },
});
