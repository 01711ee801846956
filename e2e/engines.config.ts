import { defineConfig } from '@playwright/test';
import { TIME_LIMITS } from '../time-limits.mjs';
import type { EngineName } from './engines/engines';
import { shard } from './shard';
import { untouchedSpecs } from './untouched';

/** The engines that this machine has (`HUB_ENGINES`, which `npm test` sets); both if it is not set. */
const engines = (process.env.HUB_ENGINES ?? 'firefox,webkit').split(',') as EngineName[];

/** The main user journeys in the built hub in Firefox and WebKit. */
export default defineConfig<object, { engineName: EngineName }>({
  testDir: 'engines',
  testIgnore: untouchedSpecs(),
  outputDir: 'test-results/engines',
  shard: shard(),
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: TIME_LIMITS.test,
  expect: { timeout: TIME_LIMITS.wait, toPass: { timeout: TIME_LIMITS.wait, intervals: [50, 100, 200] } },
  reporter: [['list'], ['json', { outputFile: 'test-results/engines.json' }]],
  projects: engines.map((engineName) => ({
    name: engineName,
    // One browser per engine, each with its own hub; the engines run at the same time.
    workers: 1,
    use: { engineName },
  })),
});
