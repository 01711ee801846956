import { runChecks } from './lib/checks.mjs';
import { findChromium } from './lib/chromium.mjs';
import { command } from './lib/command.mjs';
import { installPackages } from './lib/install.mjs';
import { findPocketBase } from './lib/pocketbase-program.mjs';
import { report } from './lib/report.mjs';
import { say } from './lib/say.mjs';
import { runSuites } from './lib/suites.mjs';

/** `npm test`: every check and every test. `npm test -- --affected`: those that a change can have broken. */
await command(async () => {
  const narrow = process.argv.includes('--affected') ? ['--affected'] : [];
  await installPackages();
  const env = { POCKETBASE_BIN: await findPocketBase(), HUB_CHROMIUM: await findChromium() };

  say('\nStatic checks');
  const results = await runChecks();
  say('\nUnit and server tests');
  results.push(
    ...(await runSuites(['test', 'test:scripts', '--filter=!@hub/e2e', '--concurrency=2', ...narrow], env)),
  );
  say('\nBrowser tests');
  results.push(
    ...(await runSuites(['test', 'test:stories', '--filter=@hub/e2e', '--concurrency=1', ...narrow], env)),
  );
  return report(results);
});
