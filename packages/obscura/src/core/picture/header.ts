import { viewOf } from '../bytes';
import { isFrame } from '../jpeg/frame';
import type { Kind } from '../report';

/** What a picture says of its pixels before any is decoded. */
export interface Header {
  /** As stored, before it is turned. */
  width: number;
  height: number;
  /** Bits of each channel. */
  bits: number;
  channels: number;
  isAnimated: boolean;
  isOpaque: boolean;
}

const PNG_FIRST_CHUNK = 8;
/** A chunk's length, type and checksum. */
const PNG_CHUNK_FRAME = 12;
/** Channels by colour type (PNG third edition, 11.2.1); a palette's entries have three. */
const PNG_CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 3, 4: 2, 6: 4 };

/** The header of a picture; `null` for a file that has none where it belongs. */
export function headerOf(bytes: Uint8Array, kind: Kind): Header | null {
  const view = viewOf(bytes);
  try {
    if (kind === 'jpeg') return jpegHeader(view);
    return kind === 'png' ? pngHeader(view) : null;
  } catch (error) {
    if (error instanceof RangeError) return null; // The file ends within it.
    throw error;
  }
}

/** The frame header (ITU-T T.81, B.2.2), which every scan comes after. */
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
    channels: view.getUint8(at + 9),
    isAnimated: false,
    isOpaque: true,
  };
}

function pngHeader(view: DataView): Header {
  const colourType = view.getUint8(25);
  const chunks = pngChunksBeforeData(view);
  return {
    width: view.getUint32(16),
    height: view.getUint32(20),
    bits: view.getUint8(24),
    channels: PNG_CHANNELS[colourType] ?? 0,
    isAnimated: chunks.has('acTL'),
    isOpaque: colourType < 4 && !chunks.has('tRNS'),
  };
}

function pngChunksBeforeData(view: DataView): Set<string> {
  const types = new Set<string>();
  for (let at = PNG_FIRST_CHUNK; !types.has('IDAT'); at += PNG_CHUNK_FRAME + view.getUint32(at)) {
    types.add(String.fromCharCode(...[4, 5, 6, 7].map((offset) => view.getUint8(at + offset))));
  }
  return types;
}
