import { hasAt } from './bytes';
import type { Kind } from './report';

/** A PDF may have other bytes before its first line, in the first kilobyte (ISO 32000-1, annex H.3.4.1). */
const PDF_HEADER_WITHIN = 1024;
const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG_START = [0xff, 0xd8, 0xff];

/** The brands of pictures in an ISO base media file, coded as HEVC (ISO/IEC 23008-12, annex B). */
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

function beginsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}

/** The kind of a file by its content, whatever its name says; `null` for an unsupported file. */
export function kindOf(bytes: Uint8Array): Kind | null {
  if (beginsWith(bytes, JPEG_START)) return 'jpeg';
  if (beginsWith(bytes, PNG_SIGNATURE)) return 'png';
  const head = String.fromCharCode(...bytes.subarray(0, PDF_HEADER_WITHIN));
  return head.includes('%PDF-') ? 'pdf' : null;
}

/** Whether a file is a picture as iPhones take them, which is not taken (specification §5.70). */
export function isHeic(bytes: Uint8Array): boolean {
  return hasAt(bytes, 'ftyp', 4) && HEIC_BRANDS.some((brand) => hasAt(bytes, brand, 8));
}
