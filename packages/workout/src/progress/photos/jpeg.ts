/** The segments of a JPEG that say how to draw it: JFIF (APP0) and what begins with no APPn and no comment. */
const JFIF = 0xe0;
const LAST_APP = 0xef;
const COMMENT = 0xfe;
const START_OF_SCAN = 0xda;

/** Whether the bytes begin like a JPEG (ISO/IEC 10918-1). */
export function isJpeg(bytes: Uint8Array): boolean {
  return bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff;
}

/**
 * Whether a JPEG carries more than its picture: Exif, XMP, a colour profile, a comment. Segments stand before the
 * picture, each with its length; what can't be followed counts as metadata.
 */
export function hasMetadata(bytes: Uint8Array): boolean {
  let at = 2;
  while (bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === START_OF_SCAN) return false;
    if ((marker > JFIF && marker <= LAST_APP) || marker === COMMENT) return true;
    at += 2 + (((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0));
  }
  return true;
}
