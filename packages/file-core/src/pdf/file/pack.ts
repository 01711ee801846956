import type { PDFDict, PDFObject } from '../pdf-lib';
import { nameFor } from '../names';
import type { Budget } from './limits';
import { Syntax } from './syntax';
import { numberOf } from '../values';

/** An object stream (ISO 32000-2, 7.5.7). */
export class Pack {
  readonly numbers: number[] = [];
  private readonly offsets: number[] = [];

  constructor(
    dict: PDFDict,
    private readonly data: Uint8Array,
    private readonly budget: Budget,
  ) {
    budget.allow(data.length);
    const base = numberOf(dict.get(nameFor('First'))) ?? 0;
    const syntax = new Syntax(data.subarray(0, base), 0);
    for (;;) {
      const number = syntax.integer();
      const offset = number === null ? null : syntax.integer();
      if (number === null || offset === null) return;
      this.numbers.push(number);
      this.offsets.push(base + offset);
    }
  }

  /** The object with a number, which is expected at `index`. */
  object(number: number, index: number): PDFObject | undefined {
    const place = this.numbers[index] === number ? index : this.numbers.lastIndexOf(number);
    const offset = this.offsets[place];
    if (offset === undefined) return undefined;
    const syntax = new Syntax(this.data, offset);
    const object = syntax.object();
    this.budget.spend(syntax.at - offset);
    return object;
  }
}
