/** A random number generator that returns the same numbers from 0 to 1 for the same seed (mulberry32). */
function randomOf(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Random choices that are the same for the same seed. */
export class Chance {
  readonly #next: () => number;

  constructor(seed: number) {
    this.#next = randomOf(seed);
  }

  /** A random integer from 0 to below `most`. */
  below(most: number): number {
    return Math.floor(this.#next() * most);
  }

  /** True with the probability `part`, from 0 to 1. */
  is(part: number): boolean {
    return this.#next() < part;
  }

  pick<One>(all: readonly One[]): One {
    return all[this.below(all.length)] as One;
  }
}
