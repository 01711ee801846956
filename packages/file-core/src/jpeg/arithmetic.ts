import type { Bits } from './bits';

/**
 * What a context may expect (T.81, table D.3), four numbers each: the part of the interval that the less probable
 * decision has, the state after that one, the state after the other, and whether the less probable one changes then.
 * The last state is that of decisions that are as likely as not.
 */
const STATES = Uint16Array.from(
  `5a1d 1 1 1 2586 14 2 0 1114 16 3 0 80b 18 4 0 3d8 20 5 0 1da 23 6 0 e5 25 7 0 6f 28 8 0 36 30 9 0 1a 33 10 0
  d 35 11 0 6 9 12 0 3 10 13 0 1 12 13 0 5a7f 15 15 1 3f25 36 16 0 2cf2 38 17 0 207c 39 18 0 17b9 40 19 0
  1182 42 20 0 cef 43 21 0 9a1 45 22 0 72f 46 23 0 55c 48 24 0 406 49 25 0 303 51 26 0 240 52 27 0 1b1 54 28 0
  144 56 29 0 f5 57 30 0 b7 59 31 0 8a 60 32 0 68 62 33 0 4e 63 34 0 3b 32 35 0 2c 33 9 0 5ae1 37 37 1
  484c 64 38 0 3a0d 65 39 0 2ef1 67 40 0 261f 68 41 0 1f33 69 42 0 19a8 70 43 0 1518 72 44 0 1177 73 45 0
  e74 74 46 0 bfb 75 47 0 9f8 77 48 0 861 78 49 0 706 79 50 0 5cd 48 51 0 4de 50 52 0 40f 50 53 0 363 51 54 0
  2d4 52 55 0 25c 53 56 0 1f8 54 57 0 1a4 55 58 0 160 56 59 0 125 57 60 0 f6 58 61 0 cb 59 62 0 ab 61 63 0
  8f 61 32 0 5b12 65 65 1 4d04 80 66 0 412c 81 67 0 37d8 82 68 0 2fe8 83 69 0 293c 84 70 0 2379 86 71 0
  1edf 87 72 0 1aa9 87 73 0 174e 72 74 0 1424 72 75 0 119c 74 76 0 f6b 74 77 0 d51 75 78 0 bb6 77 79 0
  a40 77 48 0 5832 80 81 1 4d1c 88 82 0 438e 89 83 0 3bdd 90 84 0 34ee 91 85 0 2eae 92 86 0 299a 93 87 0
  2516 86 71 0 5570 88 89 1 4ca9 95 90 0 44d9 96 91 0 3e22 97 92 0 3824 99 93 0 32b4 99 94 0 2e17 93 86 0
  56a8 95 96 1 4f46 101 97 0 47e5 102 98 0 41cf 103 99 0 3c3d 104 100 0 375e 99 93 0 5231 105 102 0
  4c0f 106 103 0 4639 107 104 0 415e 103 99 0 5627 105 106 1 50e7 108 107 0 4b85 109 103 0 5597 110 109 0
  504f 111 107 0 5a10 110 111 1 5522 112 109 0 59eb 112 111 1 5a1d 113 113 0`.split(/\s+/),
  (number, index) => Number.parseInt(number, index % 4 === 0 ? 16 : 10),
);

/** The contexts of a colour: each is the number of its state, and 128 where the more probable decision is 1. */
export type Contexts = Uint8Array;

/** A context whose decisions are as likely as not. */
export const EVEN: Contexts = Uint8Array.of(113);

const HALF = 0x8000;

/** Tells the decisions apart that a stretch of coded data was made of (T.81, annex D.2). */
export class ArithmeticDecoder {
  readonly #bits: Bits;
  /** The interval that is left of all there was, and where in it the data points. */
  #interval = 0;
  #code = 0;
  /** How many bits of the data are there beyond those that are compared: below 0 while the first ones are taken. */
  #spare = -16;

  constructor(bits: Bits) {
    this.#bits = bits;
  }

  /** The next decision, 0 or 1, in the context at a place; which then knows of it. */
  decide(contexts: Contexts, at: number): number {
    while (this.#interval < HALF) this.#widen();
    const context = contexts[at] ?? 0;
    const isOne = context >> 7;
    const state = (context & 127) << 2;
    const part = STATES[state] ?? 0;
    const rest = this.#interval - part;
    const isBehind = this.#code >= rest << this.#spare;
    if (isBehind) this.#code -= rest << this.#spare;
    // The smaller part is the other's, where the two have changed in size (D.1.5).
    const isLess = isBehind === rest >= part;
    this.#interval = isBehind ? part : rest;
    if (isLess) {
      const isSwitched = STATES[state + 3] ?? 0;
      contexts[at] = (STATES[state + 1] ?? 0) | ((isOne ^ isSwitched) << 7);
      return isOne ^ 1;
    }
    if (this.#interval < HALF) contexts[at] = (STATES[state + 2] ?? 0) | (isOne << 7);
    return isOne;
  }

  /** Twice as wide, with a further byte where it is needed. */
  #widen(): void {
    this.#spare -= 1;
    if (this.#spare < 0) {
      this.#code = (this.#code << 8) | this.#bits.takeByte();
      this.#spare += 8;
      if (this.#spare < 0) {
        this.#spare += 1;
        if (this.#spare === 0) this.#interval = HALF;
      }
    }
    this.#interval <<= 1;
  }
}
