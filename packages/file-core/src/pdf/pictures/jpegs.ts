import { sameBytes } from '../../bytes';
import type { Filter } from '../file/filters';

/** Whether a stream is a JPEG without further filters. */
export function isJpeg([filter, ...others]: readonly Filter[]): boolean {
  return others.length === 0 && filter?.name === 'DCTDecode';
}

/**
 * The JPEGs of a document as they were written. When the output is read again, they are found by their bytes,
 * so that they need not be decoded again, which takes most of the time for a scanned document.
 */
export class Jpegs {
  private readonly written = new Map<number, Uint8Array[]>();

  /** @param before the JPEGs of the document from which this one was written */
  constructor(private readonly before: Jpegs | null = null) {}

  add(bytes: Uint8Array): void {
    const others = this.written.get(bytes.length);
    if (others) others.push(bytes);
    else this.written.set(bytes.length, [bytes]);
  }

  /** The array that was written with the same bytes, each only once; otherwise the given one. */
  taken(bytes: Uint8Array): Uint8Array {
    const others = this.before?.written.get(bytes.length) ?? [];
    const index = others.findIndex((other) => sameBytes(other, bytes));
    return index === -1 ? bytes : (others.splice(index, 1)[0] ?? bytes);
  }
}
