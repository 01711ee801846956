import { command } from './lib/command.mjs';
import { announce, announceOwner, prepareHub, untilItStops } from './lib/hub.mjs';
import { serve } from './lib/server.mjs';
import { readSettings } from './lib/settings.mjs';

/** `npm start`: from a bare clone to the whole hub on one address. */
await command(async () => {
  const settings = readSettings(process.env);
  const { hub, newPassword } = await prepareHub(settings, { build: ['@hub/hub', '@hub/pocketbase'] });
  const server = await serve(hub);
  announce(settings);
  announceOwner(settings, newPassword);
  await untilItStops(server);
});
