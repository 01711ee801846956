import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { affectedPackages, affectedStories, untouchedPackages } from './lib/affected.mjs';
import { runChecks } from './lib/checks.mjs';
import { findChromium } from './lib/chromium.mjs';
import { command } from './lib/command.mjs';
import { installEngines } from './lib/engines.mjs';
import { installPackages } from './lib/install.mjs';
import { ROOT } from './lib/paths.mjs';
import { report } from './lib/report.mjs';
import { say } from './lib/say.mjs';
import { lookAgain } from './lib/second-look.mjs';
import { runBrowserTests, runUnitTests } from './lib/suites.mjs';
import { testEnvironment } from './lib/test-environment.mjs';

const everything = { HUB_STORIES: 'all', HUB_UNTOUCHED: '' };

/**
 * `npm test`: every check and every test. `npm test -- --affected`: only those that a change can have broken.
 * `npm test -- --shard=1/3`: the first third of the browser tests, and nothing else.
 */
await command(async () => {
  const isNarrow = process.argv.includes('--affected');
  const narrow = isNarrow ? ['--affected'] : [];
  await installPackages();
  const shard = process.argv.find((option) => option.startsWith('--shard='))?.slice('--shard='.length);
  const env = { ...(await testEnvironment()), HUB_CHROMIUM: await findChromium() };
  const engines = await installEngines();

  const results = [];
  if (shard === undefined) {
    say('\nStatic checks');
    results.push(...(await runChecks()));
    say('\nUnit and server tests');
    results.push(...(await runUnitTests(env, narrow)));
  }
  say('\nBrowser tests');
  const choice = {
    HUB_SHARD: shard ?? '1/1',
    HUB_ENGINES: engines.join(','),
    ...(isNarrow ? await affectedChoice() : everything),
  };
  results.push(...(await runBrowserTests({ ...env, ...choice }, narrow)));
  return report(await lookAgain(results, { ...env, ...choice }));
});

/** The environment variables that select the browser tests that a change can have broken. */
async function affectedChoice() {
  const packages = await affectedPackages();
  const folders = await readdir(join(ROOT, 'packages'));
  return { HUB_STORIES: affectedStories(packages), HUB_UNTOUCHED: untouchedPackages(packages, folders) };
}
