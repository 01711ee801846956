/** The size of a picture in pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** Reads up to `length` bytes of a file from position `at`; fewer at its end. */
export type ReadBytes = (at: number, length: number) => readonly number[];

/** Reads a picture's size from its header; `null` if the header does not have it. */
export type SizeReader = (read: ReadBytes) => PictureSize | null;

/** Far more segments than any camera writes before the size: millions would keep the server busy. */
const MOST_PARTS = 1000;

const bigEndian = (bytes: readonly number[]) => bytes.reduce((value, byte) => value * 256 + byte, 0);
const littleEndian = (bytes: readonly number[]) => bigEndian([...bytes].reverse());
const asciiText = (bytes: readonly number[]) => String.fromCharCode(...bytes);

/** A picture's size; `null` unless both sides are present. */
function sizeOf(width: number, height: number, isWhole: boolean): PictureSize | null {
  return isWhole && width > 0 && height > 0 ? { width, height } : null;
}

/** PNG (ISO/IEC 15948 §11.2.2): in the first chunk. */
export const pngSize: SizeReader = (read) => {
  const chunk = read(12, 12);
  if (asciiText(chunk.slice(0, 4)) !== 'IHDR') return null;
  return sizeOf(bigEndian(chunk.slice(4, 8)), bigEndian(chunk.slice(8)), chunk.length === 12);
};

/** GIF (89a §18): the logical screen on which all frames are drawn. */
export const gifSize: SizeReader = (read) => {
  const screen = read(6, 4);
  return sizeOf(littleEndian(screen.slice(0, 2)), littleEndian(screen.slice(2)), screen.length === 4);
};

/** Whether a marker of JPEG (ITU T.81 table B.1) begins a frame: the others of its range are tables. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** Whether a marker has no parameters. */
const isAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
/** Whether the picture itself begins or ends here, so that no frame can follow. */
const isEnd = (marker: number) => marker === 0xda || marker === 0xd9;

/** JPEG (ITU T.81 §B.2.2): in the first frame, after whatever cameras write before it. */
export const jpegSize: SizeReader = (read) => {
  let at = 2;
  for (let part = 0; part < MOST_PARTS; part += 1) {
    const segment = read(at, 9);
    const [first, marker = 0] = segment;
    if (first !== 0xff || isEnd(marker)) return null;
    if (isFrame(marker)) {
      return sizeOf(bigEndian(segment.slice(7, 9)), bigEndian(segment.slice(5, 7)), segment.length === 9);
    }
    if (marker === 0xff) at += 1;
    else at += isAlone(marker) ? 2 : 2 + bigEndian(segment.slice(2, 4));
  }
  return null;
};

function lossyWebpSize(chunk: readonly number[]): PictureSize | null {
  const side = (at: number) => littleEndian(chunk.slice(at, at + 2)) & 0x3fff;
  return sizeOf(side(14), side(16), chunk.length >= 18);
}

function losslessWebpSize(chunk: readonly number[]): PictureSize | null {
  const bits = littleEndian(chunk.slice(9, 13));
  return sizeOf((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1, chunk.length >= 13);
}

function extendedWebpSize(chunk: readonly number[]): PictureSize | null {
  const side = (at: number) => littleEndian(chunk.slice(at, at + 3)) + 1;
  return sizeOf(side(12), side(15), chunk.length >= 18);
}

/** WebP (RFC 9649 §2.5 to §2.7): in the first chunk, in one of three formats. */
export const webpSize: SizeReader = (read) => {
  const chunk = read(12, 18);
  switch (asciiText(chunk.slice(0, 4))) {
    case 'VP8 ':
      return lossyWebpSize(chunk);
    case 'VP8L':
      return losslessWebpSize(chunk);
    case 'VP8X':
      return extendedWebpSize(chunk);
    default:
      return null;
  }
};

/** The path of HEIF boxes to the sizes of its pictures, with the length of each box's header. */
const HEIF_PATH: { readonly [type: string]: number } = { meta: 12, iprp: 8, ipco: 8 };

/** HEIC and HEIF (ISO/IEC 23008-12 §6.5.3): the largest of its pictures, some of which are tiles. */
export const heifSize: SizeReader = (read) => {
  let largest: PictureSize | null = null;
  let at = 0;
  for (let part = 0; part < MOST_PARTS && Number.isSafeInteger(at); part += 1) {
    const box = read(at, 20);
    if (box.length < 8) break;
    const type = asciiText(box.slice(4, 8));
    if (type === 'ispe') {
      const size = sizeOf(bigEndian(box.slice(12, 16)), bigEndian(box.slice(16)), box.length === 20);
      if (size === null) return null;
      if (largest === null || pixels(size) > pixels(largest)) largest = size;
    }
    at += HEIF_PATH[type] ?? boxLength(box);
  }
  return largest;
};

/** The length of a box (ISO/IEC 14496-12 §4.2): 0 for the rest of the file, 1 for eight more bytes. */
function boxLength(box: readonly number[]): number {
  const length = bigEndian(box.slice(0, 4));
  if (length === 0) return Infinity;
  return length === 1 ? Math.max(16, bigEndian(box.slice(8, 16))) : Math.max(8, length);
}

/** The number of pixels of a size. */
export function pixels({ width, height }: PictureSize): number {
  return width * height;
}
