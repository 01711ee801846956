import { hasAt } from './bytes';
import type { Kind } from './report';

/** A PDF may begin with other bytes; its header is in the first kilobyte (ISO 32000-1, annex H.3.4.1). */
const PDF_HEADER_WITHIN = 1024;
const PNG_SIGNATURE = '\x89PNG\r\n\x1a\n';
const JPEG_START = '\xff\xd8\xff';

/** The brands of HEVC-coded pictures in ISO base media files (ISO/IEC 23008-12, annex B). */
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/** The first bytes of a file, which decide its kind; empty for a folder, or if the file was deleted. */
export async function headOf(file: File): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.slice(0, PDF_HEADER_WITHIN).arrayBuffer());
  } catch {
    return new Uint8Array();
  }
}

/** The kind of a file by its content, not its name; `null` for an unsupported file. */
export function kindOf(bytes: Uint8Array): Kind | null {
  if (hasAt(bytes, JPEG_START)) return 'jpeg';
  if (hasAt(bytes, PNG_SIGNATURE)) return 'png';
  const head = String.fromCharCode(...bytes.subarray(0, PDF_HEADER_WITHIN));
  return head.includes('%PDF-') ? 'pdf' : null;
}

const AS_PICTURE = 'Save it as JPEG or PNG, and choose that.';
const AS_DOCUMENT = 'Save or print it as PDF, and choose that.';
const OF_AN_IPHONE =
  'Save HEIC pictures as JPEG first. On an iPhone, choose them from Photos, not from Files: they then come as JPEG.';

/** How unsupported files begin: the offset, the possible texts there, and the advice for the person. */
const OTHERS: readonly (readonly [at: number, starts: readonly string[], advice: string])[] = [
  [8, HEIC_BRANDS, OF_AN_IPHONE],
  [8, ['WEBP'], `This is a WebP picture. ${AS_PICTURE}`],
  [8, ['avif', 'avis'], `This is an AVIF picture. ${AS_PICTURE}`],
  [
    0,
    ['II*\0', 'MM\0*', 'II+\0', 'MM\0+'],
    `This is a TIFF picture, or a raw one from a camera. ${AS_PICTURE}`,
  ],
  [0, ['GIF8'], `This is a GIF picture. ${AS_PICTURE}`],
  [0, ['\xff\x0a', '\0\0\0\x0cJXL '], `This is a JPEG XL picture. ${AS_PICTURE}`],
  [0, ['8BPS'], `This is a Photoshop picture. ${AS_PICTURE}`],
  [0, ['PK\x03\x04'], `This is a ZIP archive, or a Word, Excel or similar document. ${AS_DOCUMENT}`],
  [0, ['\xd0\xcf\x11\xe0'], `This is a Word, Excel or similar document. ${AS_DOCUMENT}`],
  [0, ['{\\rtf'], `This is a text document (RTF). ${AS_DOCUMENT}`],
];
/** Texts that the start of such a file must contain as well, by the offset above. */
const CONTAINERS: Readonly<Record<number, readonly string[]>> = { 0: [''], 8: ['RIFF', 'ftyp'] };

/** The control characters allowed in a text: tab, line feed, form feed and carriage return. */
const CONTROLS_OF_TEXT = [0x09, 0x0a, 0x0c, 0x0d];

/** Whether the start of a file is UTF-8 text (which includes ASCII) without other control characters. */
function beginsAsText(bytes: Uint8Array): boolean {
  const head = bytes.subarray(0, PDF_HEADER_WITHIN);
  if (head.some((byte) => byte < 0x20 && !CONTROLS_OF_TEXT.includes(byte))) return false;
  try {
    // `stream`, because the last character may be cut off.
    return new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true }) !== '';
  } catch {
    return false;
  }
}

/**
 * Says what an unsupported file is, by its content, and what the person can do; `null` if its kind is unknown, and for
 * a document where only pictures are accepted.
 */
export function adviceFor(bytes: Uint8Array, { onlyPictures = false } = {}): string | null {
  const advice = adviceForAny(bytes);
  return onlyPictures && advice?.endsWith(AS_DOCUMENT) ? null : advice;
}

function adviceForAny(bytes: Uint8Array): string | null {
  const isContained = (at: number) =>
    (CONTAINERS[at] ?? []).some((start) => hasAt(bytes, start, start === 'ftyp' ? 4 : 0));
  const known = OTHERS.find(
    ([at, starts]) => isContained(at) && starts.some((start) => hasAt(bytes, start, at)),
  );
  if (known) return known[2];
  const head = String.fromCharCode(...bytes.subarray(0, PDF_HEADER_WITHIN));
  if (/^\W*<(!doctype html|html)/i.test(head)) return `This is a web page. ${AS_DOCUMENT}`;
  if (/<svg[\s>]/i.test(head)) return `This is an SVG drawing. ${AS_PICTURE}`;
  return beginsAsText(bytes) ? `This looks like plain text. ${AS_DOCUMENT}` : null;
}
