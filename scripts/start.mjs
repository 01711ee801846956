import { command } from './lib/command.mjs';
import { prepareHub, untilItStops } from './lib/hub.mjs';
import { findLitestream } from './lib/litestream-program.mjs';
import { start } from './lib/server.mjs';
import { readSettings } from './lib/settings.mjs';

/** `npm start`: from a fresh clone to the whole hub on one address. */
await command(async () => {
  const settings = readSettings(process.env, process.argv.slice(2));
  const hub = await prepareHub(settings, ['@hub/hub', '@hub/pocketbase']);
  if (process.env.HUB_REPLICA) process.env.LITESTREAM_BIN = await findLitestream();
  const { ended } = start(hub);
  await untilItStops({ ended: ended.then(({ code }) => code) });
});
