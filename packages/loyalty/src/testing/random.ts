/** Random numbers that are the same in every run (mulberry32), from 0 to below 1. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A text of `length` random characters from `alphabet`. */
export function randomText(random: () => number, alphabet: string, length: number): string {
  return Array.from({ length }, () => alphabet.charAt(Math.floor(random() * alphabet.length))).join('');
}

export const DIGITS = '0123456789';
/** Every printable ASCII character. */
export const PRINTABLE = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
