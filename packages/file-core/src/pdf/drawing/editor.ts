import { Growing } from '../file/growing';

/** Bytes of which parts are replaced, from the first to the last. What is never changed is never copied. */
export class Editor {
  private written: Growing | null = null;
  /** Up to where the source is copied or replaced. */
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

  /** The bytes with all replacements; the source itself when there were none. */
  finish(): Uint8Array {
    if (!this.written) return this.source;
    this.written.add(this.source.subarray(this.at));
    this.at = this.source.length;
    return this.written.whole();
  }
}
