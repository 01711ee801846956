import { concat, indexOf, viewOf } from '../../bytes';
import type { Detail } from '../../report';
import { inAPicture } from '../findings';

/** Markers of a JPEG 2000 codestream (ITU-T T.800, annex A). */
const [START, TILE, DATA, END] = [0xff4f, 0xff90, 0xff93, 0xffd9];
/** Removed segments: comments, and the lengths of tile-parts, which removed comments make wrong. */
const [COMMENT, TILE_LENGTHS] = [0xff64, 0xff55];
/** The position of the length in the header of a tile-part. */
const PART_LENGTH = 6;
const TILE_HEAD = 12;

/** A JPEG 2000 codestream without comments and without bytes after its end; `null` for other bytes. */
export function cleanCodestream(bytes: Uint8Array): { bytes: Uint8Array; details: readonly Detail[] } | null {
  if (bytes.length < 4 || viewOf(bytes).getUint16(0) !== START) return null;
  const head = withoutComments(bytes, 2, TILE);
  const tiles: Uint8Array[] = [];
  const details = [...head.details];
  let at = head.end;
  while (markerAt(bytes, at) === TILE && at + TILE_HEAD <= bytes.length) {
    const length = viewOf(bytes).getUint32(at + PART_LENGTH);
    const end =
      length === 0 ? endOfLast(bytes, at) : Math.min(at + Math.max(length, TILE_HEAD), bytes.length);
    const part = cleanTile(bytes.subarray(at, end), length);
    tiles.push(part.bytes);
    details.push(...part.details);
    at = end;
  }
  const isEnded = markerAt(bytes, at) === END;
  if (isEnded) at += 2;
  const isRead = tiles.length > 0;
  const rest = bytes.subarray(at);
  if (isRead && rest.length > 0) details.push(inAPicture('After its end'));
  return {
    bytes: concat([
      bytes.subarray(0, 2),
      ...head.parts,
      ...tiles,
      ...(isEnded ? [Uint8Array.of(0xff, 0xd9)] : []),
      ...(isRead ? [] : [rest]),
    ]),
    details,
  };
}

function markerAt(bytes: Uint8Array, at: number): number | null {
  return at + 2 <= bytes.length ? viewOf(bytes).getUint16(at) : null;
}

/** The marker segments from an offset to the one that ends them, without comments. */
function withoutComments(bytes: Uint8Array, from: number, last: number) {
  const view = viewOf(bytes);
  const parts: Uint8Array[] = [];
  const details: Detail[] = [];
  let end = from;
  while (end + 4 <= bytes.length && view.getUint16(end) !== last) {
    const marker = view.getUint16(end);
    const next = end + 2 + view.getUint16(end + 2);
    if (marker < 0xff00 || next <= end + 3 || next > bytes.length) break;
    if (marker === COMMENT) details.push(inAPicture('A comment'));
    else if (marker !== TILE_LENGTHS) parts.push(bytes.subarray(end, next));
    end = next;
  }
  return { parts, details, end };
}

function cleanTile(tile: Uint8Array, length: number): { bytes: Uint8Array; details: readonly Detail[] } {
  const { parts, details, end } = withoutComments(tile, TILE_HEAD, DATA);
  if (details.length === 0) return { bytes: tile, details };
  const cleaned = concat([tile.subarray(0, TILE_HEAD), ...parts, tile.subarray(end)]);
  if (length > 0) viewOf(cleaned).setUint32(PART_LENGTH, length - (tile.length - cleaned.length));
  return { bytes: cleaned, details };
}

/** The last tile-part ends at the EOC marker, which can't occur in coded data (T.800, B.10.1). */
function endOfLast(bytes: Uint8Array, from: number): number {
  const at = indexOf(bytes, '\xff\xd9', from + TILE_HEAD);
  return at === -1 ? bytes.length : at;
}
