const FIRST_APP = 0xe0;
const LAST_APP = 0xef;
const COMMENT = 0xfe;
const START_OF_SCAN = 0xda;
/** The beginnings of APPn segments that are needed to draw the picture: pixel size and colours. */
const DRAWING = ['JFIF\0', 'ICC_PROFILE\0'];

/** Whether the bytes begin like a JPEG (ISO/IEC 10918-1). */
export function isJpeg(bytes: Uint8Array): boolean {
  return bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff;
}

function saysHowToDraw(bytes: Uint8Array, at: number): boolean {
  return DRAWING.some((name) => [...name].every((char, index) => bytes[at + index] === char.charCodeAt(0)));
}

/** Whether a JPEG has metadata: Exif, XMP, a comment; a structure that can't be parsed counts as such. */
export function hasMetadata(bytes: Uint8Array): boolean {
  let at = 2;
  while (bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === START_OF_SCAN) return false;
    const isApp = marker >= FIRST_APP && marker <= LAST_APP;
    if (marker === COMMENT || (isApp && !saysHowToDraw(bytes, at + 4))) return true;
    at += 2 + (((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0));
  }
  return true;
}
