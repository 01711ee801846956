import { constants, deflateRawSync, deflateSync, inflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { concat, sameBytes } from '../bytes';
import { FileProblem, TOO_LARGE } from '../problem';
import { inflate, inflated, shortened } from './zlib';

const SEED = 12;
const LIMIT = 1_000_000;

/** Content that compresses to codes of many lengths, near and far repeats, and stored blocks. */
const content = fc
  .array(
    fc.oneof(
      fc.uint8Array({ minLength: 1, maxLength: 300 }),
      fc.tuple(fc.nat(255), fc.nat(3000)).map(([byte, length]) => new Uint8Array(length).fill(byte)),
      fc
        .nat(99)
        .map((step) => Uint8Array.from({ length: 5000 }, (_, index) => (index * step) & (index >> 3) & 255)),
    ),
    { maxLength: 12 },
  )
  .map((parts) => concat([...parts, ...parts.toReversed()]));

const options = fc.record({
  level: fc.nat(9),
  windowBits: fc.integer({ min: 9, max: 15 }),
  memLevel: fc.integer({ min: 1, max: 9 }),
  strategy: fc.constantFrom(
    constants.Z_DEFAULT_STRATEGY,
    constants.Z_HUFFMAN_ONLY,
    constants.Z_RLE,
    constants.Z_FIXED,
    constants.Z_FILTERED,
  ),
});

function cut(bytes: Uint8Array, places: readonly number[]): Uint8Array[] {
  const sorted = places.map((place) => place % (bytes.length + 1)).sort((one, other) => one - other);
  return [0, ...sorted].map((from, index) => bytes.subarray(from, sorted[index] ?? bytes.length));
}

describe('a zlib stream', () => {
  it('is measured as zlib writes it, however it is cut and whatever follows', () => {
    fc.assert(
      fc.property(
        content,
        options,
        fc.array(fc.nat(), { maxLength: 6 }),
        fc.uint8Array(),
        (data, how, places, rest) => {
          const stream = new Uint8Array(deflateSync(data, how));
          const pieces = cut(concat([stream, rest]), places);
          expect(inflate(pieces, data.length)).toEqual({ length: stream.length, size: data.length });
        },
      ),
      { seed: SEED, numRuns: 300 },
    );
  });

  it('is inflated, and shortened to what is wanted of it', () => {
    fc.assert(
      fc.property(
        content,
        options,
        fc.nat(),
        fc.array(fc.nat(), { maxLength: 4 }),
        (data, how, part, places) => {
          const stream = new Uint8Array(deflateSync(data, how));
          const whole = inflated(concat([stream, Uint8Array.of(1, 2, 3)]), data.length);
          expect(whole?.rest).toBe(3);
          expect(sameBytes(whole!.data, data)).toBe(true);
          const size = data.length === 0 ? 0 : 1 + (part % data.length);
          if (size === 0) return;
          const short = new Uint8Array(inflateSync(concat(shortened(cut(stream, places), size))));
          expect(sameBytes(short, data.subarray(0, size))).toBe(true);
        },
      ),
      { seed: SEED, numRuns: 100 },
    );
  });

  it('is a problem where it is damaged, and never more than that', () => {
    fc.assert(
      fc.property(content, options, fc.nat(), fc.nat(255), (data, how, place, byte) => {
        const stream = new Uint8Array(deflateSync(data, how));
        stream[place % stream.length] = byte;
        try {
          inflate([stream], LIMIT);
        } catch (problem) {
          expect(problem).toBeInstanceOf(FileProblem);
        }
      }),
      { seed: SEED, numRuns: 300 },
    );
  });

  it.each([
    ['nothing', Uint8Array.of()],
    ['no header', new Uint8Array(deflateRawSync('hello'))],
    ['a dictionary that is not there', Uint8Array.of(0x78, 0xbb, 1, 2, 3, 4, 3, 0, 0, 0, 0, 1)],
    ['a block of no kind', Uint8Array.of(0x78, 0x9c, 7, 0, 0, 0, 0, 1)],
    ['no checksum', new Uint8Array(deflateSync('hello')).subarray(0, -4)],
    ['half a checksum', new Uint8Array(deflateSync('hello')).subarray(0, -2)],
    ['half of its content', new Uint8Array(deflateSync('hello')).subarray(0, 5)],
    ['a distance to before its start', Uint8Array.of(0x78, 0x9c, 3, 2, 0, 0, 0, 0, 1)],
  ])('is none in %s', (_, bytes) => {
    expect(() => inflate([bytes], LIMIT)).toThrow(FileProblem);
  });

  it('may have a wrong checksum, as decoders don’t look at it', () => {
    const stream = new Uint8Array(deflateSync('hello'));
    stream[stream.length - 1]! ^= 1;
    expect(inflate([stream], LIMIT)).toEqual({ length: stream.length, size: 5 });
  });

  it('stays as it was inflated, whatever is inflated later', () => {
    const [first, later] = [new Uint8Array(500).fill(1), new Uint8Array(900_000).fill(2)];
    const whole = inflated(new Uint8Array(deflateSync(first)), LIMIT);
    const other = inflated(new Uint8Array(deflateSync(later)), LIMIT);
    expect(sameBytes(other!.data, later)).toBe(true);
    expect(sameBytes(whole!.data, first)).toBe(true);
  });

  it('is not inflated beyond the limit', () => {
    const bomb = new Uint8Array(deflateSync(new Uint8Array(10_000_000)));
    expect(inflated(bomb, 9_999_999)).toBeNull();
    expect(inflated(bomb, 10_000_000)?.data).toHaveLength(10_000_000);
    expect(() => inflate([bomb], 9_999_999)).toThrow(TOO_LARGE);
  });
});
