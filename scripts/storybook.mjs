import { join } from 'node:path';
import { command } from './lib/command.mjs';
import { installPackages } from './lib/install.mjs';
import { BIN, ROOT } from './lib/paths.mjs';
import { run } from './lib/processes.mjs';
import { toolEnv } from './lib/turbo.mjs';

/** `npm run storybook`: every component and screen in isolation, with hot reload. */
await command(async () => {
  await installPackages();
  const args = ['dev', '--port', '6006', '--no-open', '--no-version-updates'];
  const { code } = await run(join(BIN, 'storybook'), args, { cwd: ROOT, env: toolEnv });
  return code;
});
