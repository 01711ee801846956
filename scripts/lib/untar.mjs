import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';

/**
 * Gives one file out of a compressed tar archive.
 * @param {Buffer} archive
 * @param {string} name
 * @returns {Promise<Buffer>}
 * @throws {Error} when the archive is damaged or has no such file
 */
export async function extractFromTar(archive, name) {
  // A command installs the packages itself: only then is this one there.
  const { default: tar } = await import('tar-stream');
  for await (const entry of Readable.from(archive).pipe(createGunzip()).pipe(tar.extract())) {
    if (entry.header.name === name) return buffer(entry);
    entry.resume();
  }
  throw new Error(`the archive holds no ${name}`);
}
