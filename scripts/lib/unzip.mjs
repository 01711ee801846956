import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import { dirname, resolve, sep } from 'node:path';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32, createInflateRaw, inflateRawSync } from 'node:zlib';
import {
  contentStart,
  damaged,
  directory64,
  END_64_SIZE,
  findDirectory,
  HEADER_SIZE,
  readDirectory,
  TAIL_SIZE,
} from './zip-directory.mjs';

const STORED = 0;
const DEFLATED = 8;

/** @typedef {import('./zip-directory.mjs').Entry} Entry */

/**
 * One file out of a small ZIP archive.
 * @param {Buffer} archive
 * @param {string} name
 * @returns {Buffer}
 * @throws {Error} when the archive is damaged or has no such file
 */
export function extractFile(archive, name) {
  const found = findDirectory(archive.subarray(-TAIL_SIZE));
  const { start, length } = 'end64' in found ? directory64(archive.subarray(found.end64)) : found.directory;
  const entry = readDirectory(archive.subarray(start, start + length)).find((one) => one.name === name);
  if (!entry) throw new Error(`the archive holds no ${name}`);

  const from = contentStart(entry, archive.subarray(entry.header));
  const packed = archive.subarray(from, from + entry.packedSize);
  const file = isPacked(entry)
    ? inflateRawSync(packed, { maxOutputLength: Math.max(entry.size, 1) })
    : packed;
  if (file.length !== entry.size) throw damaged();
  return file;
}

/**
 * All files of a ZIP archive of any size, each checked by its length and CRC, into a folder.
 * @param {string} path of the archive
 * @param {string} folder
 * @param {string} needed a file that it has to hold
 * @returns {Promise<void>}
 * @throws {Error} when the archive is damaged, lacks the file, or would write outside the folder
 */
export async function unzip(path, folder, needed) {
  const file = await open(path);
  try {
    const entries = await listEntries(file);
    if (!entries.some(({ name }) => name === needed)) throw new Error(`the archive holds no ${needed}`);
    for (const entry of entries) {
      const target = resolve(folder, entry.name);
      if (!target.startsWith(folder + sep)) throw new Error(`the archive would write to ${target}`);
      await mkdir(entry.name.endsWith('/') ? target : dirname(target), { recursive: true });
      if (entry.name.endsWith('/')) continue;
      const start = contentStart(entry, await read(file, entry.header, HEADER_SIZE));
      await writeContent(path, start, entry, target);
    }
  } finally {
    await file.close();
  }
}

/**
 * @param {import('node:fs/promises').FileHandle} file
 * @returns {Promise<Entry[]>}
 */
async function listEntries(file) {
  const { size } = await file.stat();
  const tail = Math.min(size, TAIL_SIZE);
  const found = findDirectory(await read(file, size - tail, tail));
  const { start, length } =
    'end64' in found ? directory64(await read(file, found.end64, END_64_SIZE)) : found.directory;
  return readDirectory(await read(file, start, length));
}

/**
 * @param {import('node:fs/promises').FileHandle} file
 * @param {number} start
 * @param {number} length
 */
async function read(file, start, length) {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, start);
  if (bytesRead !== length) throw damaged();
  return buffer;
}

/**
 * @param {string} path
 * @param {number} start
 * @param {Entry} entry
 * @param {string} target
 */
async function writeContent(path, start, entry, target) {
  const packed =
    entry.packedSize === 0
      ? new PassThrough().end()
      : createReadStream(path, { start, end: start + entry.packedSize - 1 });
  const sum = { crc: 0, size: 0 };
  await pipeline(
    packed,
    isPacked(entry) ? createInflateRaw() : new PassThrough(),
    async function* (/** @type {AsyncIterable<Buffer>} */ chunks) {
      for await (const chunk of chunks) {
        sum.crc = crc32(chunk, sum.crc);
        sum.size += chunk.length;
        if (sum.size > entry.size) throw damaged();
        yield chunk;
      }
    },
    createWriteStream(target, { flags: 'wx' }),
  );
  if (sum.size !== entry.size || sum.crc !== entry.crc) throw damaged();
}

/** @param {Entry} entry */
function isPacked({ method }) {
  if (method !== STORED && method !== DEFLATED) throw new Error('the archive is packed in an unknown way');
  return method === DEFLATED;
}
