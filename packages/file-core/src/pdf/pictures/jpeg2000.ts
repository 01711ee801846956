import { concat, hasAt, latin1, viewOf } from '../../bytes';
import { cleanProfile } from '../../icc';
import type { Detail } from '../../report';
import { asText } from '../file/bytes';
import { inAPicture } from '../findings';
import { cleanCodestream } from './codestream';

/** A JPEG 2000 picture with only the boxes that draw it, and the details in the removed ones. */
export interface CleanJpeg2000 {
  bytes: Uint8Array;
  details: readonly Detail[];
}

/** The boxes that draw a picture (ITU-T T.800, annex I; T.801, annex M), and those inside its headers. */
const NEEDED = new Set('jP  ,ftyp,rreq,jp2h,jpch,jplh,jp2c,ihdr,bpcc,colr,pclr,cmap,cdef'.split(','));
const HEADERS = ['jp2h', 'jpch', 'jplh', 'cgrp'];
const LABELS: Record<string, string> = { 'xml ': 'XML', uuid: 'Exif or XMP', jp2i: 'Rights', uinf: 'Links' };
/** The bytes before a profile: method, precedence and approximation. */
const PROFILE = 3;
const BY_PROFILE = [2, 3];

/** A box: its type, its start, and the start and end of its contents. */
interface Box {
  kind: string;
  start: number;
  from: number;
  end: number;
}

/** `null` if the bytes are not JPEG 2000. */
export function cleanJpeg2000(bytes: Uint8Array): CleanJpeg2000 | null {
  return cleanCodestream(bytes) ?? (hasAt(bytes, 'jP  ', 4) ? cleanBoxes(bytes) : null);
}

function cleanBoxes(bytes: Uint8Array): CleanJpeg2000 {
  const details: Detail[] = [];
  const parts = boxesOf(bytes).flatMap((box) => {
    const cleaned = cleanBox(bytes, box);
    if (!cleaned) {
      details.push(inAPicture(LABELS[box.kind] ?? 'Private data'));
      return [];
    }
    details.push(...cleaned.details);
    return [cleaned.bytes];
  });
  return { bytes: concat(parts), details };
}

/** `null` for a box that is removed. */
function cleanBox(bytes: Uint8Array, { kind, start, from, end }: Box): CleanJpeg2000 | null {
  const contents = bytes.subarray(from, end);
  if (kind === 'jp2c') {
    const { bytes: code, details } = cleanCodestream(contents) ?? { bytes: contents, details: [] };
    return { bytes: boxOf(kind, code), details };
  }
  if (HEADERS.includes(kind)) {
    const inner = cleanBoxes(contents);
    return { bytes: boxOf(kind, inner.bytes), details: inner.details };
  }
  if (kind === 'colr' && BY_PROFILE.includes(contents[0] ?? 0)) {
    const cleaned = cleanProfile(contents.subarray(PROFILE));
    if (!cleaned) return null;
    const colour = concat([contents.subarray(0, PROFILE), cleaned.profile]);
    return { bytes: boxOf(kind, colour), details: cleaned.details };
  }
  return NEEDED.has(kind) ? { bytes: bytes.subarray(start, end), details: [] } : null;
}

/** The boxes in sequence; a box that is longer than the bytes ends with them. */
function boxesOf(bytes: Uint8Array): Box[] {
  const view = viewOf(bytes);
  const boxes: Box[] = [];
  for (let start = 0; start + 8 <= bytes.length;) {
    const short = view.getUint32(start);
    const isLong = short === 1 && start + 16 <= bytes.length;
    const length = isLong ? Number(view.getBigUint64(start + 8)) : short;
    const head = isLong ? 16 : 8;
    const end = length === 0 ? bytes.length : Math.min(start + Math.max(length, head), bytes.length);
    boxes.push({ kind: asText(bytes, start + 4, start + 8), start, from: start + head, end });
    start = end;
  }
  return boxes;
}

function boxOf(kind: string, contents: Uint8Array): Uint8Array {
  const length = new Uint8Array(4);
  viewOf(length).setUint32(0, 8 + contents.length);
  return concat([length, latin1(kind), contents]);
}
