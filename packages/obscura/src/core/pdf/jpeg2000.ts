import { concat, hasAt, viewOf } from '../bytes';
import type { Detail } from '../report';

/** A picture in JPEG 2000 without what is not needed to draw it, and what that told. */
export interface CleanJpeg2000 {
  bytes: Uint8Array;
  details: readonly Detail[];
}

/** The boxes that a picture is drawn from (ITU-T T.800, annex I; T.801, annex M). */
const NEEDED = new Set(['jP  ', 'ftyp', 'rreq', 'jp2h', 'jpch', 'jplh', 'jp2c']);
const CODESTREAM = 'jp2c';
const LABELS: Record<string, string> = { 'xml ': 'XML', uuid: 'Exif or XMP', jp2i: 'Rights', uinf: 'Links' };
/** The comment of a codestream, and the segment that ends its header (T.800, annex A). */
const [START, COMMENT, TILE] = [0xff4f, 0xff64, 0xff90];

/** A box: its kind, where it begins, where its contents begin and where they end. */
interface Box {
  kind: string;
  start: number;
  from: number;
  end: number;
}

/** `null` for bytes that are no JPEG 2000. */
export function cleanJpeg2000(bytes: Uint8Array): CleanJpeg2000 | null {
  if (bytes.length > 4 && viewOf(bytes).getUint16(0) === START) return withoutComments(bytes);
  if (!hasAt(bytes, 'jP  ', 4)) return null;
  const details: Detail[] = [];
  const parts: Uint8Array[] = [];
  for (const box of boxesOf(bytes)) {
    if (box.kind === CODESTREAM) {
      const inner = withoutComments(bytes.subarray(box.from, box.end));
      parts.push(boxOf(CODESTREAM, inner.bytes));
      details.push(...inner.details);
    } else if (NEEDED.has(box.kind)) parts.push(bytes.subarray(box.start, box.end));
    else details.push({ topic: 'more', label: 'In a picture', value: LABELS[box.kind] ?? 'Private data' });
  }
  return { bytes: concat(parts), details };
}

/** The boxes that follow each other; one that claims more than there is ends with the file. */
function boxesOf(bytes: Uint8Array): Box[] {
  const view = viewOf(bytes);
  const boxes: Box[] = [];
  for (let start = 0; start + 8 <= bytes.length;) {
    const short = view.getUint32(start);
    const isLong = short === 1 && start + 16 <= bytes.length;
    const length = isLong ? Number(view.getBigUint64(start + 8)) : short;
    const head = isLong ? 16 : 8;
    const end = length === 0 ? bytes.length : Math.min(start + Math.max(length, head), bytes.length);
    boxes.push({
      kind: String.fromCharCode(...bytes.subarray(start + 4, start + 8)),
      start,
      from: start + head,
      end,
    });
    start = end;
  }
  return boxes;
}

function boxOf(kind: string, contents: Uint8Array): Uint8Array {
  const box = new Uint8Array(8 + contents.length);
  viewOf(box).setUint32(0, box.length);
  for (let index = 0; index < 4; index += 1) box[4 + index] = kind.charCodeAt(index);
  box.set(contents, 8);
  return box;
}

/** A codestream without the comments of its header: programs write their names there. */
function withoutComments(bytes: Uint8Array): CleanJpeg2000 {
  const view = viewOf(bytes);
  const parts = [bytes.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= bytes.length && view.getUint16(at) !== TILE) {
    const next = at + 2 + view.getUint16(at + 2);
    if (next <= at + 2 || next > bytes.length) break;
    if (view.getUint16(at) !== COMMENT) parts.push(bytes.subarray(at, next));
    at = next;
  }
  parts.push(bytes.subarray(at));
  const cleaned = concat(parts);
  const isSame = cleaned.length === bytes.length;
  return {
    bytes: cleaned,
    details: isSame ? [] : [{ topic: 'more', label: 'In a picture', value: 'A comment' }],
  };
}
