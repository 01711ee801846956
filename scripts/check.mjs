import { runChecks } from './lib/checks.mjs';
import { command } from './lib/command.mjs';
import { installPackages } from './lib/install.mjs';
import { findPocketBase } from './lib/pocketbase-program.mjs';
import { report } from './lib/report.mjs';
import { runSuites } from './lib/suites.mjs';

/** `npm run check`: what can be known without a browser, and quickly. */
await command(async () => {
  await installPackages();
  const env = { POCKETBASE_BIN: await findPocketBase() };
  const results = await runChecks();
  results.push(...(await runSuites(['test', 'test:scripts', '--filter=!@hub/e2e', '--concurrency=2'], env)));
  return report(results);
});
