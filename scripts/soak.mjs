import { join } from 'node:path';
import { findChromium } from './lib/chromium.mjs';
import { command } from './lib/command.mjs';
import { installEngines } from './lib/engines.mjs';
import { installPackages } from './lib/install.mjs';
import { BIN, ROOT } from './lib/paths.mjs';
import { run } from './lib/processes.mjs';
import { findS3Server } from './lib/s3-server-program.mjs';
import { testEnvironment } from './lib/test-environment.mjs';
import { turbo } from './lib/turbo.mjs';
import { findUnsteady } from './lib/unsteady.mjs';

/**
 * `npm run soak`: the tests with random trials, with many more trials than in `npm test`.
 * `npm run soak -- --unsteady [suite]`: runs tests three times without a second look, once under load, to
 * find those that fail by chance.
 */
await command(async () => {
  await installPackages();
  const env = { ...(await testEnvironment()), HUB_CHROMIUM: await findChromium() };
  if (process.argv.includes('--unsteady')) {
    return findUnsteady({ ...env, HUB_ENGINES: (await installEngines()).join(',') }, process.argv[3]);
  }
  const soaking = { ...env, HUB_SOAK: '1' };
  const { code } = await turbo(['soak', '--concurrency=1'], { env: soaking });
  const replica = await run(join(BIN, 'vitest'), ['run', '--root', 'scripts', 'replica-s3', 'standby'], {
    cwd: ROOT,
    env: { ...process.env, ...soaking, VERSITYGW_BIN: await findS3Server() },
  });
  return code || replica.code;
});
