import { command } from './lib/command.mjs';
import { announce, prepareHub, untilItStops } from './lib/hub.mjs';
import { announceOwner } from './lib/owner.mjs';
import { serve } from './lib/server.mjs';
import { readSettings } from './lib/settings.mjs';

/** `npm start`: from a bare clone to the whole hub on one address. */
await command(async () => {
  const settings = readSettings(process.env, process.argv.slice(2));
  const { hub, owner, damage } = await prepareHub(settings, { build: ['@hub/hub', '@hub/pocketbase'] });
  await announceOwner(settings, owner);
  const server = await serve(hub);
  announce(settings);
  await untilItStops(server, damage);
});
