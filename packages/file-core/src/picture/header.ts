import { viewOf } from '../bytes';
import { isFrame } from '../jpeg/frame';
import type { Kind } from '../report';

/** What a file says about its picture before any pixel is decoded. */
export interface Header {
  /** As stored, before the orientation is applied. */
  width: number;
  height: number;
  /** The bits per channel. */
  bits: number;
  isAnimated: boolean;
  /** Whether its colours are inks (CMYK). */
  isPrint: boolean;
}

const PNG_FIRST_CHUNK = 8;
/** The size of a chunk's length, type and checksum. */
const PNG_CHUNK_FRAME = 12;

/** The header of a picture; `null` if it is missing or incomplete. */
export function headerOf(bytes: Uint8Array, kind: Kind): Header | null {
  const view = viewOf(bytes);
  try {
    if (kind === 'jpeg') return jpegHeader(view);
    return kind === 'png' ? pngHeader(view) : null;
  } catch (error) {
    if (error instanceof RangeError) return null; // The file ends inside the header.
    throw error;
  }
}

/** The frame header (ITU-T T.81, B.2.2), which precedes every scan. */
function jpegHeader(view: DataView): Header | null {
  let at = 2;
  for (;;) {
    const marker = view.getUint16(at);
    if (marker === 0xffff)
      at += 1; // A fill byte.
    else if (marker < 0xffc0 || marker === 0xffda) return null;
    else if (isFrame(marker & 0xff)) break;
    else at += 2 + view.getUint16(at + 2);
  }
  return {
    bits: view.getUint8(at + 4),
    height: view.getUint16(at + 5),
    width: view.getUint16(at + 7),
    isAnimated: false,
    isPrint: view.getUint8(at + 9) === 4,
  };
}

function pngHeader(view: DataView): Header {
  return {
    width: view.getUint32(16),
    height: view.getUint32(20),
    bits: view.getUint8(24),
    isAnimated: pngChunksBeforeData(view).has('acTL'),
    isPrint: false,
  };
}

function pngChunksBeforeData(view: DataView): Set<string> {
  const types = new Set<string>();
  for (let at = PNG_FIRST_CHUNK; !types.has('IDAT'); at += PNG_CHUNK_FRAME + view.getUint32(at)) {
    types.add(String.fromCharCode(...[4, 5, 6, 7].map((offset) => view.getUint8(at + offset))));
  }
  return types;
}
