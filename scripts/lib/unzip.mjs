import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { crc32 } from 'node:zlib';

/** Loaded late, because the commands install this package themselves. */
const yauzl = async () => (await import('yauzl')).default;

/**
 * Extracts one file from a ZIP archive.
 * @param {Buffer} archive
 * @param {string} name
 * @returns {Promise<Buffer>}
 * @throws {Error} if the archive is damaged or has no such file
 */
export async function extractFile(archive, name) {
  const zip = await (await yauzl()).fromBufferPromise(archive);
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName === name) return buffer(await openChecked(zip, entry));
  }
  throw new Error(`the archive holds no ${name}`);
}

/**
 * Extracts all files of a ZIP archive of any size into a folder, and checks the length and CRC of each.
 * @param {string} path of the archive
 * @param {string} folder
 * @param {string} needed a file that it must contain
 * @returns {Promise<void>}
 * @throws {Error} if the archive is damaged, lacks the file, or would write outside the folder
 */
export async function unzip(path, folder, needed) {
  const zip = await (await yauzl()).openPromise(path);
  let isThere = false;
  for await (const entry of zip.eachEntry()) {
    isThere ||= entry.fileName === needed;
    const target = join(folder, entry.fileName);
    await mkdir(entry.fileName.endsWith('/') ? target : dirname(target), { recursive: true });
    if (entry.fileName.endsWith('/')) continue;
    await pipeline(await openChecked(zip, entry), createWriteStream(target, { flags: 'wx' }));
  }
  if (!isThere) throw new Error(`the archive holds no ${needed}`);
}

/**
 * The content of a file, whose stream fails if the CRC is wrong; yauzl itself checks only the length.
 * @param {import('yauzl').ZipFile} zip
 * @param {import('yauzl').Entry} entry
 */
async function openChecked(zip, entry) {
  const content = await zip.openReadStreamPromise(entry);
  return content.compose(async function* (/** @type {AsyncIterable<Buffer>} */ chunks) {
    let sum = 0;
    for await (const chunk of chunks) {
      sum = crc32(chunk, sum);
      yield chunk;
    }
    if (sum !== entry.crc32) throw new Error(`${entry.fileName} is damaged`);
  });
}
