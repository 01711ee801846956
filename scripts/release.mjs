import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeReleaseList } from './lib/changes.mjs';
import { buildPackages } from './lib/build.mjs';
import { command } from './lib/command.mjs';
import { Failure } from './lib/failure.mjs';
import { installPackages } from './lib/install.mjs';
import { findLitestream } from './lib/litestream-program.mjs';
import { ROOT } from './lib/paths.mjs';
import { findPocketBase } from './lib/pocketbase-program.mjs';
import {
  checksumLine,
  litestreamFiles,
  packRelease,
  PLATFORMS,
  releaseFiles,
  releaseTime,
} from './lib/release.mjs';
import { say } from './lib/say.mjs';

const RELEASE = join(ROOT, 'release');

/**
 * `npm run release`: the hub as one self-contained folder, for every platform or for those that are named;
 * and Litestream, which is unpacked over it for a replica. Next to them it writes the list of releases that
 * hubs read.
 */
await command(async () => {
  const named = process.argv.slice(2);
  const unknown = named.find((name) => !PLATFORMS.includes(name));
  if (unknown) throw new Failure(`${unknown} is not a platform of a release: ${PLATFORMS.join(', ')}.`);
  const [time, list] = await Promise.all([releaseTime(), makeReleaseList()]);
  await installPackages();
  await buildPackages(['@hub/hub', '@hub/pocketbase']);

  await rm(RELEASE, { recursive: true, force: true });
  await mkdir(RELEASE);
  let sums = '';
  for (const platform of named.length > 0 ? named : PLATFORMS) {
    const parts = {
      hub: await releaseFiles(await findPocketBase({ own: '', platform })),
      litestream: litestreamFiles(await findLitestream({ own: '', platform })),
    };
    for (const [part, files] of Object.entries(parts)) {
      const archive = await packRelease(files, time);
      const name = `${part}-${platform.replace('_', '-')}.tar.gz`;
      await writeFile(join(RELEASE, name), archive);
      sums += checksumLine(name, archive);
      say(`  ${name}  ${(archive.length / 1e6).toFixed(1)} MB`);
    }
  }
  await writeFile(join(RELEASE, 'SHA256SUMS'), sums);
  await writeFile(join(RELEASE, 'releases.json'), list);
  say(`\nThe release is in ${RELEASE}. Start one: tar xzf hub-….tar.gz && hub/hub`);
});
