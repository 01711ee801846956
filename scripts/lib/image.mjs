import { existsSync } from 'node:fs';
import { chmod, copyFile, cp, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Failure } from './failure.mjs';
import { run } from './processes.mjs';
import { MEMORY, programOptions } from './server.mjs';

/** The user of the hub in the image, who does not exist on the host. */
const USER = 65_532;

const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';
const ZONES = '/usr/share/zoneinfo';

/** The command that the image runs: the same as the script `hub` of a release, without a shell. */
const PROGRAM = '/hub/pocketbase';
const OPTIONS = programOptions({ data: '/data', hooks: '/hub/pb_hooks', pages: '/hub/public' });

/**
 * Writes the image's root folder: the release, the certificate authorities, the time zones, and empty folders
 * for data and temporary files.
 * @param {string} context an empty folder
 * @param {import('./release.mjs').ReleaseFile[]} files
 * @returns {Promise<void>}
 */
export async function layImage(context, files) {
  const root = join(context, 'root');
  for (const { name, path, mode } of files) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await copyFile(path, join(root, name));
    await chmod(join(root, name), mode);
  }
  for (const path of [CERTIFICATES, ZONES]) {
    if (!existsSync(path)) throw new Failure(`${path} is missing: install ca-certificates and tzdata.`);
  }
  await mkdir(join(root, dirname(CERTIFICATES)), { recursive: true });
  await copyFile(CERTIFICATES, join(root, CERTIFICATES));
  // The folders `posix` and `right` contain the same zones again.
  await cp(ZONES, join(root, ZONES), {
    recursive: true,
    filter: (path) => !/\/zoneinfo\/(posix|right)(\/|$)/.test(path),
  });
  await writeFile(join(root, 'etc/passwd'), `hub:x:${USER}:${USER}::/data:/nonexistent\n`);
  await mkdir(join(root, 'tmp'));
  await chmod(join(root, 'tmp'), 0o1777);
  await mkdir(join(context, 'data'), { mode: 0o700 });
  await writeFile(join(context, 'Containerfile'), containerfile());
}

/**
 * The instructions that make the image, in the format that buildah, podman and docker know.
 * @returns {string}
 */
export function containerfile() {
  return [
    'FROM scratch',
    'COPY --chown=0:0 root/ /',
    `COPY --chown=${USER}:${USER} data/ /data/`,
    `USER ${USER}:${USER}`,
    'WORKDIR /data',
    'VOLUME /data',
    'EXPOSE 8090',
    `ENV GOMEMLIMIT=${MEMORY} HUB_ADDR=0.0.0.0:8090`,
    `HEALTHCHECK --interval=30s --timeout=10s --start-period=30s CMD ${JSON.stringify([PROGRAM, 'hub-health', ...OPTIONS])}`,
    `ENTRYPOINT ${JSON.stringify([PROGRAM, 'start', ...OPTIONS])}`,
    '',
  ].join('\n');
}

/**
 * Builds the image with buildah, which needs no daemon, and writes it as one file that podman and docker can
 * load.
 * @param {object} image
 * @param {string} image.folder an empty folder
 * @param {string} image.arch such as `arm64`
 * @param {Date} image.time the time of all its files
 * @param {string} image.archive the file to write
 * @returns {Promise<void>}
 * @throws {Failure} if buildah is missing, or fails
 */
export async function buildImage({ folder, arch, time, archive }) {
  const store = [
    '--storage-driver',
    'vfs',
    '--root',
    join(folder, 'store'),
    '--runroot',
    join(folder, 'run'),
  ];
  const stamp = String(time.getTime() / 1000);
  const options = ['--format', 'docker', '--arch', arch, '--timestamp', stamp, '--tag', 'localhost/hub'];
  for (const step of [
    ['build', ...options, join(folder, 'context')],
    ['push', 'localhost/hub', `docker-archive:${archive}:localhost/hub:latest`],
  ]) {
    const { code, text, error } = await run('buildah', [...store, ...step], { output: 'capture' });
    if (error) throw new Failure('buildah is missing: install it (Debian: apt-get install buildah).');
    if (code !== 0) throw new Failure(`${text}\nThe image could not be built: see above.`);
  }
}
