/** What the directory of a zip says about a file's content. */
export interface ZipEntry {
  crc: number;
  /** In bytes, unpacked. */
  size: number;
}

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;

/** The directory of a zip (APPNOTE 4.3.12), in its order. Throws if it is damaged, or a ZIP64 directory. */
export function zipDirectory({ buffer, byteOffset, byteLength }: Uint8Array<ArrayBuffer>): ZipEntry[] {
  const view = new DataView(buffer, byteOffset, byteLength);
  let end = byteLength - END_BYTES;
  while (view.getUint32(end, true) !== END) end -= 1;
  const entries: ZipEntry[] = [];
  let at = view.getUint32(end + 16, true);
  while (entries.length < view.getUint16(end + 8, true)) {
    if (view.getUint32(at, true) !== ENTRY) throw new Error('The directory ends too early.');
    entries.push({ crc: view.getUint32(at + 16, true), size: view.getUint32(at + 24, true) });
    at += ENTRY_BYTES + [28, 30, 32].reduce((length, field) => length + view.getUint16(at + field, true), 0);
  }
  return entries;
}
