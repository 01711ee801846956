import { sameBytes } from '../../bytes';
import type { Filter } from '../file/filters';

/** Whether a stream is a JPEG, and packed no further. */
export function isJpeg([filter, ...others]: readonly Filter[]): boolean {
  return others.length === 0 && filter?.name === 'DCTDecode';
}

/**
 * The JPEGs of a document as they are written: where the document is read that they went into, they are found by their
 * bytes, and with them what is known of these already. To decode them takes most of the time of a scanned document.
 */
export class Jpegs {
  private readonly written = new Map<number, Uint8Array[]>();

  /** @param before those of the document that this one was written from */
  constructor(private readonly before: Jpegs | null = null) {}

  add(bytes: Uint8Array): void {
    const others = this.written.get(bytes.length);
    if (others) others.push(bytes);
    else this.written.set(bytes.length, [bytes]);
  }

  /** The array that was written with these bytes, once; these themselves where there is none. */
  taken(bytes: Uint8Array): Uint8Array {
    const others = this.before?.written.get(bytes.length) ?? [];
    const index = others.findIndex((other) => sameBytes(other, bytes));
    return index === -1 ? bytes : (others.splice(index, 1)[0] ?? bytes);
  }
}
