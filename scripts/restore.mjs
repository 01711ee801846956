import { stat } from 'node:fs/promises';
import { command } from './lib/command.mjs';
import { Failure } from './lib/failure.mjs';
import { freePort } from './lib/free-port.mjs';
import { prepareHub } from './lib/hub.mjs';
import { findLitestream } from './lib/litestream-program.mjs';
import { run } from './lib/processes.mjs';
import { requireBackup, unpackBackup } from './lib/restore.mjs';
import { say } from './lib/say.mjs';
import { BUILT, programOptions } from './lib/server.mjs';
import { readSettings } from './lib/settings.mjs';

/** `npm run restore -- FILE` or `-- REPLICA`: restores a hub into an empty data folder, and checks it. */
await command(async () => {
  const [source, ...more] = process.argv.slice(2);
  if (!source || more.some((option) => !option.startsWith('--at='))) {
    throw new Failure('Name one backup or replica: HUB_DATA=<an empty folder> npm run restore -- FILE.');
  }
  const settings = readSettings({ ...process.env, HUB_ADDR: `127.0.0.1:${await freePort()}` });
  const isZip = !(await isReplica(source));
  if (isZip) await requireBackup(source, settings.data);
  const { program } = await prepareHub(settings, ['@hub/pocketbase']);
  const env = isZip ? process.env : { ...process.env, LITESTREAM_BIN: await findLitestream() };
  // Everything that is written from now on is people's data.
  process.umask(0o077);
  if (isZip) await unpackBackup(source, settings.data);
  const options = programOptions({ ...BUILT, data: settings.data });
  const { code } = await run(
    program,
    [...(isZip ? ['hub-restored'] : ['restore', source, ...more]), ...options],
    {
      env,
    },
  );
  if (code !== 0) throw new Failure(`${source} could not be restored: see above.`);
  say(`\nServe it: HUB_DATA=${settings.data} npm start`);
});

/**
 * Whether the source is a replica (HUB_REPLICA), not a backup.
 * @param {string} source
 */
async function isReplica(source) {
  if (source.includes('://')) return true;
  return (await stat(source).catch(() => null))?.isDirectory() ?? false;
}
