import { inflateRawSync } from 'node:zlib';

const END_OF_DIRECTORY = Buffer.from('504b0506', 'hex');
const DIRECTORY_ENTRY = 0x02014b50;
const STORED = 0;
const DEFLATED = 8;

/**
 * One file out of a ZIP archive (APPNOTE 6.3.10 §4.3; no encryption, no ZIP64).
 * @param {Buffer} archive
 * @param {string} name
 * @returns {Buffer}
 * @throws {Error} when the archive is damaged or has no such file
 */
export function extractFile(archive, name) {
  const end = archive.lastIndexOf(END_OF_DIRECTORY);
  if (end < 0) throw new Error('the archive is damaged');

  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (archive.readUInt32LE(at) !== DIRECTORY_ENTRY) throw new Error('the archive is damaged');
    const nameLength = archive.readUInt16LE(at + 28);
    if (archive.toString('utf8', at + 46, at + 46 + nameLength) === name) return content(archive, at);
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  throw new Error(`the archive holds no ${name}`);
}

/**
 * @param {Buffer} archive
 * @param {number} entry where the file's entry in the directory starts
 */
function content(archive, entry) {
  const method = archive.readUInt16LE(entry + 10);
  const packedSize = archive.readUInt32LE(entry + 20);
  const size = archive.readUInt32LE(entry + 24);
  const header = archive.readUInt32LE(entry + 42);
  const start = header + 30 + archive.readUInt16LE(header + 26) + archive.readUInt16LE(header + 28);
  const packed = archive.subarray(start, start + packedSize);
  if (method !== STORED && method !== DEFLATED) throw new Error('the archive is packed in an unknown way');
  const file = method === STORED ? packed : inflateRawSync(packed, { maxOutputLength: Math.max(size, 1) });
  if (file.length !== size) throw new Error('the archive is damaged');
  return file;
}
