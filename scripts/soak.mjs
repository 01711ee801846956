import { findChromium } from './lib/chromium.mjs';
import { command } from './lib/command.mjs';
import { installPackages } from './lib/install.mjs';
import { measurePatience } from './lib/patience.mjs';
import { findPocketBase } from './lib/pocketbase-program.mjs';
import { turbo } from './lib/turbo.mjs';
import { findUnsteady } from './lib/unsteady.mjs';

/**
 * `npm run soak`: the tests that try at random, with many more tries than `npm test` has time for.
 * `npm run soak -- --unsteady [suite]`: tests three times without a second look, once beside a load, to find those that fail by chance.
 */
await command(async () => {
  await installPackages();
  const env = { POCKETBASE_BIN: await findPocketBase(), HUB_CHROMIUM: await findChromium() };
  if (process.argv.includes('--unsteady')) {
    return findUnsteady({ ...env, HUB_PATIENCE: String(measurePatience()) }, process.argv[3]);
  }
  const { code } = await turbo(['soak', '--concurrency=1'], { env: { ...env, HUB_SOAK: '1' } });
  return code;
});
