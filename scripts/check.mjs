import { runChecks } from './lib/checks.mjs';
import { command } from './lib/command.mjs';
import { installPackages } from './lib/install.mjs';
import { report } from './lib/report.mjs';
import { lookAgain } from './lib/second-look.mjs';
import { runUnitTests } from './lib/suites.mjs';
import { testEnvironment } from './lib/test-environment.mjs';

/**
 * `npm run check`: all quick checks that need no browser. `-- --affected`: only those that a change can have
 * broken.
 */
await command(async () => {
  const narrow = process.argv.includes('--affected') ? ['--affected'] : [];
  await installPackages();
  const env = await testEnvironment();
  const results = await runChecks();
  results.push(...(await runUnitTests(env, narrow)));
  return report(await lookAgain(results, env));
});
