import { concat, indexOf, viewOf } from '../../bytes';
import type { Detail } from '../../report';
import { inAPicture } from '../findings';

/** A JBIG2 picture with only the segments that draw it, and the details in the removed ones. */
export interface CleanJbig2 {
  bytes: Uint8Array;
  details: readonly Detail[];
  /** Whether a segment is shorter than it says, so that the following bytes may be read as a part of it. */
  isBroken: boolean;
}

/** The segments that draw, and the tables they draw with (ITU-T T.88, 7.3). */
const NEEDED = new Set([0, 4, 6, 7, 16, 20, 22, 23, 36, 38, 39, 40, 42, 43, 48, 49, 50, 51, 52, 53]);
const [END_OF_PAGE, END_OF_FILE, GENERIC_REGION, EXTENSION] = [49, 51, 38, 62];
const UNKNOWN_LENGTH = 0xffffffff;
/** The length of a region's information, before its flags, and of the row count that may follow it. */
const REGION_INFORMATION = 17;
const ROW_COUNT = 4;

interface Segment {
  kind: number;
  start: number;
  end: number;
}

/**
 * The segments of a picture in the form that PDFs contain, without a file header (ISO 32000-2, 7.4.7).
 * Comments, unknown segments and bytes after the end are removed. `null` if the bytes do not begin with a
 * segment.
 */
export function cleanJbig2(bytes: Uint8Array): CleanJbig2 | null {
  const parts: Uint8Array[] = [];
  const details: Detail[] = [];
  let end = 0;
  let isBroken = false;
  for (let segment = segmentAt(bytes, 0); segment; segment = segmentAt(bytes, end)) {
    if (end === 0 && !NEEDED.has(segment.kind)) return null;
    end = Math.min(segment.end, bytes.length);
    isBroken ||= segment.end > bytes.length;
    if (NEEDED.has(segment.kind)) parts.push(bytes.subarray(segment.start, end));
    else details.push(inAPicture(segment.kind === EXTENSION ? 'A comment' : 'Private data'));
    if (segment.kind === END_OF_PAGE || segment.kind === END_OF_FILE) break;
  }
  if (end === 0) return null;
  if (end < bytes.length) details.push(inAPicture('After its end'));
  return { bytes: concat(parts), details, isBroken };
}

/** The segment whose header is at an offset (T.88, 7.2). Its end may be after the end of the bytes. */
function segmentAt(bytes: Uint8Array, start: number): Segment | null {
  const view = viewOf(bytes);
  if (start + 6 > bytes.length) return null;
  const number = view.getUint32(start);
  const flags = view.getUint8(start + 4);
  const count = view.getUint8(start + 5) >> 5;
  const isLong = count === 7;
  if (isLong && start + 9 > bytes.length) return null;
  const references = isLong ? view.getUint32(start + 5) & 0x1fffffff : count;
  const width = number <= 256 ? 1 : number <= 65_536 ? 2 : 4;
  const retained = isLong ? 4 + Math.ceil((references + 1) / 8) : 1;
  const page = (flags & 0x40) === 0 ? 1 : 4;
  const at = start + 5 + retained + references * width + page;
  if (at + 4 > bytes.length) return null;
  const kind = flags & 0x3f;
  const length = view.getUint32(at);
  const end = length === UNKNOWN_LENGTH ? endOfRegion(bytes, at + 4, kind) : at + 4 + length;
  return { kind, start, end };
}

/** The end of a region of unknown length: its last two bytes before the row count depend on its coding. */
function endOfRegion(bytes: Uint8Array, start: number, kind: number): number {
  if (kind !== GENERIC_REGION) return Infinity;
  const isHuffman = ((bytes[start + REGION_INFORMATION] ?? 0) & 1) === 1;
  const at = indexOf(bytes, isHuffman ? '\0\0' : '\xff\xac', start + REGION_INFORMATION + 1);
  return at === -1 ? Infinity : at + 2 + ROW_COUNT;
}
