import { command } from './lib/command.mjs';
import { Failure } from './lib/failure.mjs';
import { announce, prepareHub } from './lib/hub.mjs';
import { serve } from './lib/server.mjs';
import { readSettings } from './lib/settings.mjs';

/** `npm start`: from a bare clone to the whole hub on one address. */
await command(async () => {
  const settings = readSettings(process.env);
  const { hub, newPassword } = await prepareHub(settings, { build: ['@hub/hub', '@hub/pocketbase'] });
  const { ended } = await serve(hub);
  announce(settings, newPassword);
  const code = await ended;
  throw new Failure(`The server has stopped by itself (exit code ${code}): run the command again.`);
});
