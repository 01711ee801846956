import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPackages } from './lib/build.mjs';
import { command } from './lib/command.mjs';
import { Failure } from './lib/failure.mjs';
import { buildImage, layImage } from './lib/image.mjs';
import { installPackages } from './lib/install.mjs';
import { ROOT } from './lib/paths.mjs';
import { findPocketBase } from './lib/pocketbase-program.mjs';
import { releaseFiles, releaseTime } from './lib/release.mjs';
import { say } from './lib/say.mjs';

/** `npm run image` builds the release as a container image with nothing else; for amd64, or the named architecture. */
await command(async () => {
  const [arch = 'amd64'] = process.argv.slice(2);
  if (!['amd64', 'arm64'].includes(arch))
    throw new Failure(`There is no image for ${arch}: name amd64 or arm64.`);
  const time = await releaseTime();
  await installPackages();
  await buildPackages(['@hub/hub', '@hub/pocketbase']);
  const program = await findPocketBase({ own: '', platform: `linux_${arch}` });

  const folder = await mkdtemp(join(tmpdir(), 'hub-image-'));
  const archive = join(ROOT, 'release', `hub-image-linux-${arch}.tar`);
  try {
    await layImage(join(folder, 'context'), await releaseFiles(program));
    await mkdir(join(ROOT, 'release'), { recursive: true });
    await rm(archive, { force: true });
    await buildImage({ folder, arch, time, archive });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  say(`\nThe image is ${archive}. Load it: podman load -i ${archive}, or docker load -i ${archive}`);
});
