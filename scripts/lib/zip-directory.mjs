/** The signatures and sizes of APPNOTE 6.3.10 §4.3. */
const END = Buffer.from('504b0506', 'hex');
const END_SIZE = 22;
const LOCATOR = 0x07064b50;
const LOCATOR_SIZE = 20;
const END_64 = 0x06064b50;
const ENTRY = 0x02014b50;
const ENTRY_SIZE = 46;
/** What a field holds whose value stands in the ZIP64 part instead. */
const ELSEWHERE = 0xffffffff;
const EXTRA_64 = 0x0001;

/** Where the directory is announced: the last bytes of an archive, its comment of at most 64 kB included. */
export const TAIL_SIZE = END_SIZE + 0xffff + LOCATOR_SIZE;
/** The bytes of ZIP64's own announcement. */
export const END_64_SIZE = 56;

/**
 * @typedef {{ start: number, length: number }} Range
 */

/**
 * Where the directory lies, or where ZIP64 says it.
 * @param {Buffer} tail the last bytes of the archive
 * @returns {{ directory: Range } | { end64: number }}
 * @throws {Error} when the archive is damaged
 */
export function findDirectory(tail) {
  const end = tail.lastIndexOf(END);
  if (end < 0 || end + END_SIZE > tail.length) throw damaged();
  const locator = end - LOCATOR_SIZE;
  if (locator >= 0 && tail.readUInt32LE(locator) === LOCATOR) {
    return { end64: Number(tail.readBigUInt64LE(locator + 8)) };
  }
  return { directory: { start: tail.readUInt32LE(end + 16), length: tail.readUInt32LE(end + 12) } };
}

/**
 * @param {Buffer} end the announcement of ZIP64
 * @returns {Range}
 */
export function directory64(end) {
  if (end.length < END_64_SIZE || end.readUInt32LE(0) !== END_64) throw damaged();
  return { start: Number(end.readBigUInt64LE(48)), length: Number(end.readBigUInt64LE(40)) };
}

/**
 * @typedef {object} Entry
 * @property {string} name
 * @property {number} method how it is packed
 * @property {number} crc
 * @property {number} packedSize
 * @property {number} size
 * @property {number} header where its own header starts
 */

/**
 * The files that a directory lists.
 * @param {Buffer} directory
 * @returns {Entry[]}
 */
export function readDirectory(directory) {
  const entries = [];
  for (let at = 0; at < directory.length;) {
    if (at + ENTRY_SIZE > directory.length || directory.readUInt32LE(at) !== ENTRY) throw damaged();
    const nameEnd = at + ENTRY_SIZE + directory.readUInt16LE(at + 28);
    const extraEnd = nameEnd + directory.readUInt16LE(at + 30);
    const large = largeValues(directory.subarray(nameEnd, extraEnd));
    /** @param {number} offset */
    const value = (offset) => {
      const short = directory.readUInt32LE(at + offset);
      return short === ELSEWHERE ? (large.shift() ?? short) : short;
    };
    // ZIP64 keeps what has no room in this order.
    const [size, packedSize, header] = [value(24), value(20), value(42)];
    entries.push({
      name: directory.toString('utf8', at + ENTRY_SIZE, nameEnd),
      method: directory.readUInt16LE(at + 10),
      crc: directory.readUInt32LE(at + 16),
      packedSize,
      size,
      header,
    });
    at = extraEnd + directory.readUInt16LE(at + 32);
  }
  return entries;
}

/**
 * @param {Buffer} extra
 * @returns {number[]}
 */
function largeValues(extra) {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== EXTRA_64) continue;
    const count = Math.floor(extra.readUInt16LE(at + 2) / 8);
    return Array.from({ length: count }, (_, index) => Number(extra.readBigUInt64LE(at + 4 + index * 8)));
  }
  return [];
}

/** The bytes of a file's own header, of which names of any length follow. */
export const HEADER_SIZE = 30;

/**
 * Where the content of a file starts.
 * @param {Entry} entry
 * @param {Buffer} header the first bytes of the file's own header
 * @returns {number}
 */
export function contentStart(entry, header) {
  return entry.header + HEADER_SIZE + header.readUInt16LE(26) + header.readUInt16LE(28);
}

/** @returns {Error} */
export function damaged() {
  return new Error('the archive is damaged');
}
