import { command } from './lib/command.mjs';
import { Failure } from './lib/failure.mjs';
import { prepareHub } from './lib/hub.mjs';
import { freePort } from './lib/free-port.mjs';
import { proveHub } from './lib/proof.mjs';
import { requireBackup, unpackBackup } from './lib/restore.mjs';
import { say } from './lib/say.mjs';
import { serve } from './lib/server.mjs';
import { readSettings } from './lib/settings.mjs';

/** `npm run restore -- FILE`: a backup into an empty data folder, and the proof that all of it is there. */
await command(async () => {
  const [file, ...more] = process.argv.slice(2);
  if (!file || more.length > 0) {
    throw new Failure('Name one backup: HUB_DATA=<an empty folder> npm run restore -- FILE.');
  }
  const port = await freePort();
  const settings = readSettings({ ...process.env, HUB_ADDR: `127.0.0.1:${port}` });
  await requireBackup(file, settings.data);
  const { hub, damage } = await prepareHub(settings, {
    build: ['@hub/pocketbase'],
    fill: () => unpackBackup(file, settings.data),
  });
  const found = await damage;
  if (found) throw found;

  await serve(hub);
  const { records, documents, owner } = await proveHub(hub);
  say(`\n${file} is restored into ${settings.data}, and was opened there:`);
  say(`  records    ${records.map(({ name, count }) => `${count} ${name}`).join(', ')}`);
  say(`  documents  ${documents}, each of which opens`);
  say(`  sign-in    ${owner} gets into the hub and the admin console`);
  say(`\nServe it: HUB_DATA=${settings.data} npm start`);
});
