import { Growing } from '../file/growing';

/** Replaces parts of some bytes, in order. Bytes without a replacement are never copied. */
export class Editor {
  private written: Growing | null = null;
  /** The offset up to which the source has been copied or replaced. */
  private at = 0;

  constructor(
    private readonly source: Uint8Array,
    private readonly most: number,
  ) {}

  replace(start: number, end: number, by: Uint8Array): void {
    this.written ??= new Growing(this.source.length, this.most);
    this.written.add(this.source.subarray(this.at, start));
    this.written.add(by);
    this.at = end;
  }

  /** The bytes with all replacements; the source itself if there are none. */
  finish(): Uint8Array {
    if (!this.written) return this.source;
    this.written.add(this.source.subarray(this.at));
    this.at = this.source.length;
    return this.written.whole();
  }
}
