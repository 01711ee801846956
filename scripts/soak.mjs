import { findChromium } from './lib/chromium.mjs';
import { command } from './lib/command.mjs';
import { installPackages } from './lib/install.mjs';
import { findPocketBase } from './lib/pocketbase-program.mjs';
import { turbo } from './lib/turbo.mjs';

/** `npm run soak`: the tests that try at random, with many more tries than `npm test` has time for. */
await command(async () => {
  await installPackages();
  const env = {
    POCKETBASE_BIN: await findPocketBase(),
    HUB_CHROMIUM: await findChromium(),
    HUB_SOAK: '1',
  };
  const { code } = await turbo(['soak', '--concurrency=1'], { env });
  return code;
});
