import { findChromium } from './lib/chromium.mjs';
import { command } from './lib/command.mjs';
import { installPackages } from './lib/install.mjs';
import { findPocketBase } from './lib/pocketbase-program.mjs';
import { turbo } from './lib/turbo.mjs';

/** `npm run pictures`: takes the screenshots of README.md from the demo again (`docs/pictures`). */
await command(async () => {
  await installPackages();
  const env = { POCKETBASE_BIN: await findPocketBase(), HUB_CHROMIUM: await findChromium() };
  const { code } = await turbo(['pictures', '--filter=@hub/bench'], { env });
  return code;
});
