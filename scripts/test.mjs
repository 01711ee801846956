import { affectedPackages, affectedStories } from './lib/affected.mjs';
import { runChecks } from './lib/checks.mjs';
import { findChromium } from './lib/chromium.mjs';
import { command } from './lib/command.mjs';
import { installInspectors } from './lib/inspectors.mjs';
import { installPackages } from './lib/install.mjs';
import { findPocketBase } from './lib/pocketbase-program.mjs';
import { report } from './lib/report.mjs';
import { say } from './lib/say.mjs';
import { runBrowserTests, runUnitTests } from './lib/suites.mjs';

/** `npm test`: every check and every test. `npm test -- --affected`: those that a change can have broken. */
await command(async () => {
  const isNarrow = process.argv.includes('--affected');
  const narrow = isNarrow ? ['--affected'] : [];
  await installPackages();
  await installInspectors();
  const env = { POCKETBASE_BIN: await findPocketBase(), HUB_CHROMIUM: await findChromium() };

  say('\nStatic checks');
  const results = await runChecks();
  say('\nUnit and server tests');
  results.push(...(await runUnitTests(env, narrow)));
  say('\nBrowser tests');
  const HUB_STORIES = isNarrow ? affectedStories(await affectedPackages()) : 'all';
  results.push(...(await runBrowserTests({ ...env, HUB_STORIES }, narrow)));
  return report(results);
});
