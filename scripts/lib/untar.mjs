import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';

/**
 * Extracts one file from a compressed tar archive.
 * @param {Buffer} archive
 * @param {string} name
 * @returns {Promise<Buffer>}
 * @throws {Error} if the archive is damaged or has no such file
 */
export async function extractFromTar(archive, name) {
  // Loaded late, because the commands install this package themselves.
  const { default: tar } = await import('tar-stream');
  for await (const entry of Readable.from(archive).pipe(createGunzip()).pipe(tar.extract())) {
    if (entry.header.name === name) return buffer(entry);
    entry.resume();
  }
  throw new Error(`the archive holds no ${name}`);
}
