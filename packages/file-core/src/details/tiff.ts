/** The bytes of a value, by its type (TIFF 6.0, section 2); 129 is UTF-8, added by Exif 3.0. */
const SIZES: Readonly<Record<number, number>> = {
  1: 1,
  2: 1,
  3: 2,
  4: 4,
  5: 8,
  6: 1,
  7: 1,
  8: 2,
  9: 4,
  10: 8,
  11: 4,
  12: 8,
  13: 4,
  129: 1,
};
const ASCII = 2;
const LONG = 4;
const IFD = 13;
const UTF8 = 129;

const ENTRY = 12;
const INLINE = 4;
/** The offset of the next directory, which follows the entries. */
const NEXT = 4;

/** More than any camera writes: only so much of a block is read, and no directory with more entries. */
const MOST_BYTES = 4_000_000;
const MOST_ENTRIES = 1000;
const MOST_DIRECTORIES = 16;
/** Entries may share their bytes, so the sum of their sizes has a limit of its own. */
const MOST_VALUES = 8_000_000;

const EXIF_POINTER = 0x8769;
const GPS_POINTER = 0x8825;
const INTEROP_POINTER = 0xa005;
const POINTERS = [EXIF_POINTER, GPS_POINTER, INTEROP_POINTER];

const EMBEDDED = { xmp: 0x02bc, iptc: 0x83bb, photoshop: 0x8649 } as const;

/** The tag that replaces a removed entry; no Exif directory uses it. */
export const TAKEN_OUT = 0xffff;

/** A TIFF block in which every pointer and length is valid. */
export interface SoundTiff {
  bytes: Uint8Array;
  littleEndian: boolean;
  /** The number of removed entries: they point outside the block or have an unknown type. */
  lost: number;
  /** Blocks of other formats inside this one. */
  embedded: Partial<Record<keyof typeof EMBEDDED, Uint8Array>>;
}

class Walk {
  readonly bytes: Uint8Array;
  readonly view: DataView;
  readonly littleEndian: boolean;
  readonly embedded: SoundTiff['embedded'] = {};
  lost = 0;
  private budget = MOST_VALUES;
  private readonly taken: [from: number, to: number][] = [[0, 8]];

  constructor(block: Uint8Array) {
    // Not `slice`: that of a Buffer would share the memory of the given block, which must not change.
    this.bytes = new Uint8Array(block.subarray(0, MOST_BYTES));
    this.view = new DataView(this.bytes.buffer);
    const order = this.view.getUint16(0);
    if (order !== 0x4949 && order !== 0x4d4d) throw new Error('A TIFF block begins with II or MM.');
    this.littleEndian = order === 0x4949;
  }

  short = (at: number) => this.view.getUint16(at, this.littleEndian);
  long = (at: number) => this.view.getUint32(at, this.littleEndian);

  /** Makes each entry of a directory valid, and returns where its entries end; `null` if it can't be read. */
  directory(at: number, tail = 0): number | null {
    if (at + 2 > this.bytes.length || this.taken.length > MOST_DIRECTORIES) return null;
    const count = this.short(at);
    const end = at + 2 + count * ENTRY;
    const to = end + tail;
    const free = this.taken.every(([from, until]) => to <= from || at >= until);
    if (to > this.bytes.length || count > MOST_ENTRIES || !free) return null;
    this.taken.push([at, to]);
    for (let entry = at + 2; entry < end; entry += ENTRY) this.entry(entry);
    return end;
  }

  private entry(at: number): void {
    const type = this.short(at + 2);
    const size = (SIZES[type] ?? Infinity) * this.long(at + 4);
    const from = size <= INLINE ? at + 8 : this.long(at + 8);
    const tag = this.short(at);
    const isPointer = POINTERS.includes(tag);
    const isSound = from + size <= this.bytes.length && size <= this.budget;
    if (!isSound || (isPointer && !((type === LONG || type === IFD) && size === 4))) {
      this.takeOut(at);
      return;
    }
    this.budget -= size;
    if (type === UTF8) this.view.setUint16(at + 2, ASCII, this.littleEndian);
    this.keepEmbedded(tag, from, size);
    if (isPointer && this.directory(this.long(at + 8)) === null) this.takeOut(at);
  }

  private keepEmbedded(tag: number, from: number, size: number): void {
    for (const kind of ['xmp', 'iptc', 'photoshop'] as const) {
      if (EMBEDDED[kind] === tag) this.embedded[kind] = this.bytes.subarray(from, from + size);
    }
  }

  private takeOut(at: number): void {
    this.lost++;
    this.view.setUint16(at, TAKEN_OUT, this.littleEndian);
    this.view.setUint16(at + 2, 1, this.littleEndian);
    this.view.setUint32(at + 4, 0, this.littleEndian);
  }
}

/**
 * A copy of a TIFF block that can be read in bounded time and memory: invalid entries are removed, each
 * directory is read once (none may overlap another), and no more is read than a camera would write. All
 * directories that a reader visits are checked: the first, the one of the thumbnail, Exif, GPS and
 * interoperability (Exif 3.0, 4.5.4). Throws if the block is not TIFF.
 */
export function soundTiff(block: Uint8Array): SoundTiff {
  const walk = new Walk(block);
  const first = walk.long(4);
  const next = walk.directory(first, NEXT) ?? walk.directory(first);
  if (next === null) throw new Error('The first directory of the TIFF block can’t be read.');
  if (next + NEXT <= walk.bytes.length) {
    const second = walk.long(next);
    if (second !== 0 && walk.directory(second) === null) {
      walk.lost++;
      walk.view.setUint32(next, 0, walk.littleEndian);
    }
  }
  const { bytes, littleEndian, lost, embedded } = walk;
  return { bytes, littleEndian, lost, embedded };
}
