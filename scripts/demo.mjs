import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { command } from './lib/command.mjs';
import { announce, prepareHub, untilItStops } from './lib/hub.mjs';
import { POCKETBASE } from './lib/paths.mjs';
import { say } from './lib/say.mjs';
import { serve } from './lib/server.mjs';
import { readSettings } from './lib/settings.mjs';

const DATA = join(POCKETBASE, 'demo_data');
const SEEDED = join(DATA, '.seeded');

/** `npm run demo`: a separate hub with a coach, three athletes and realistic sample records of every tool. */
await command(async () => {
  const settings = {
    ...readSettings(process.env),
    data: DATA,
    ownerEmail: 'owner@example.com',
    ownerPassword: process.env.HUB_OWNER_PASSWORD || 'demo-password',
  };
  // A demo that was interrupted while it was being filled is created again.
  if (!existsSync(SEEDED)) await rm(DATA, { recursive: true, force: true });

  const hub = await prepareHub(settings, ['@hub/hub', '@hub/pocketbase']);
  const server = await serve(hub);
  const { seedDemo } = await import('../pocketbase/seed/demo.mjs');
  const login = { email: settings.ownerEmail, password: settings.ownerPassword };
  const people = await seedDemo(settings.url, login, localDate(new Date()));
  await writeFile(SEEDED, '');

  announce(settings);
  for (const { email, password } of [login, ...people]) say(`  ${email}  ${password}`);
  await untilItStops(server);
});

/**
 * @param {Date} now
 * @returns {string} YYYY-MM-DD in this machine's time zone
 */
function localDate(now) {
  const two = (/** @type {number} */ number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
