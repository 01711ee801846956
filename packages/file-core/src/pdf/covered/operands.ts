import { asText, decimalIn, isSpace } from '../file/bytes';
import { nameFrom } from '../file/syntax';
import type { Tokens } from '../drawing/tokens';
import type { PDFName } from '../pdf-lib';

/** The most operands of one operator; the numbers of an array count, too. */
const MOST = 2 ** 12;

/** The operands before an operator, as far as they matter for where something is drawn. */
export class Operands {
  readonly numbers: number[] = [];
  name: PDFName | null = null;
  /** Whether there is a string with more than spaces. */
  hasText = false;

  add({ kind, bytes, start, at }: Tokens): void {
    if (kind === 'number' && this.numbers.length < MOST) {
      this.numbers.push(decimalIn(bytes, start, at) ?? (Number(asText(bytes, start, at)) || 0));
    } else if (kind === 'name') this.name = nameFrom(bytes, start);
    else if (kind === 'text') {
      for (let index = start + 1; index < at - 1 && !this.hasText; index += 1) {
        this.hasText = !isSpace(bytes[index]);
      }
    }
  }

  clear(): void {
    this.numbers.length = 0;
    this.name = null;
    this.hasText = false;
  }
}
