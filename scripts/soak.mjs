import { join } from 'node:path';
import { findChromium } from './lib/chromium.mjs';
import { command } from './lib/command.mjs';
import { installPackages } from './lib/install.mjs';
import { findLitestream } from './lib/litestream-program.mjs';
import { BIN, ROOT } from './lib/paths.mjs';
import { findPocketBase } from './lib/pocketbase-program.mjs';
import { run } from './lib/processes.mjs';
import { findS3Server } from './lib/s3-server-program.mjs';
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
  const programs = { LITESTREAM_BIN: await findLitestream(), VERSITYGW_BIN: await findS3Server() };
  const replica = await run(join(BIN, 'vitest'), ['run', '--root', 'scripts', 'replica-s3', 'standby'], {
    cwd: ROOT,
    env: { ...process.env, ...env, ...programs },
  });
  return code || replica.code;
});
