import { headerOf, type Size } from '@hub/file-core';

/** How many bytes of a file are examined: the size of a JPEG comes after its metadata. */
export const HEAD_BYTES = 1_000_000;

function hasText(view: DataView, at: number, text: string): boolean {
  return (
    view.byteLength >= at + text.length &&
    [...text].every((sign, index) => view.getUint8(at + index) === sign.charCodeAt(0))
  );
}

/** The header chunk comes first (PNG, 5.6). */
function pngSize(view: DataView): Size | null {
  return hasText(view, 12, 'IHDR') ? { width: view.getUint32(16), height: view.getUint32(20) } : null;
}

function uint24(view: DataView, at: number): number {
  return view.getUint16(at, true) + view.getUint8(at + 2) * 0x10000;
}

/** The three variants of WebP (RFC 9649, 2.5 to 2.7). */
function webpSize(view: DataView): Size | null {
  if (view.byteLength < 30) return null;
  if (hasText(view, 12, 'VP8X')) return { width: uint24(view, 24) + 1, height: uint24(view, 27) + 1 };
  if (hasText(view, 12, 'VP8 '))
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  if (!hasText(view, 12, 'VP8L')) return null;
  const bits = view.getUint32(21, true);
  return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
}

/** The dimensions of a picture from its first bytes, before it is decoded; `null` if unknown. */
export function pictureSize(head: Uint8Array): Size | null {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  if (hasText(view, 1, 'PNG')) return pngSize(view);
  const jpeg = hasText(view, 0, '\xff\xd8') ? headerOf(head, 'jpeg') : null;
  if (jpeg) return { width: jpeg.width, height: jpeg.height };
  if (hasText(view, 0, 'RIFF') && hasText(view, 8, 'WEBP')) return webpSize(view);
  if (hasText(view, 0, 'GIF8') && view.byteLength >= 10)
    return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
  return null;
}
