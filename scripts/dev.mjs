import { join } from 'node:path';
import { comesUp } from './lib/comes-up.mjs';
import { command } from './lib/command.mjs';
import { Failure } from './lib/failure.mjs';
import { announce, prepareHub, untilItStops } from './lib/hub.mjs';
import { BIN, POCKETBASE, ROOT } from './lib/paths.mjs';
import { launch } from './lib/processes.mjs';
import { serve } from './lib/server.mjs';
import { readSettings } from './lib/settings.mjs';
import { toolEnv } from './lib/turbo.mjs';

const PAGE = 'http://127.0.0.1:5173';

/** `npm run dev`: the hub with hot reload, and PocketBase, whose hooks are rebuilt after each change. */
await command(async () => {
  const settings = readSettings(process.env);
  const hub = await prepareHub(settings, ['@hub/pocketbase']);
  const server = await serve(hub, { origins: [PAGE], watchHooks: true });
  // Rebuilds the hooks after each change of their sources; PocketBase reloads them by itself.
  launch(process.execPath, ['build.mjs', '--watch'], { cwd: POCKETBASE });
  const page = launch(join(BIN, 'vite'), ['dev', '--host', '127.0.0.1', '--port', '5173', '--strictPort'], {
    cwd: join(ROOT, 'apps', 'hub'),
    env: { ...toolEnv, VITE_PB_URL: process.env.VITE_PB_URL || settings.url },
  });
  if (await comesUp(PAGE, page.ended)) {
    announce({ url: PAGE });
    await Promise.race([untilItStops(server), page.ended]);
  }
  throw new Failure('Vite has stopped: fix what it says above and run the command again.');
});
