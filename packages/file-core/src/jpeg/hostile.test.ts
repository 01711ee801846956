import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { plainJpeg } from '../testing/coded';
import { around, picture } from '../testing/jpeg-parts';
import { jpegs } from '../testing/jpegs';
import { concat, latin1 } from '../bytes';
import { FileProblem } from '../problem';
import { jpeg } from '../testing/formats';
import { segmentBytes } from './picture';

/**
 * A change of a file: a byte is replaced, bytes are removed or repeated, or the rest is cut off. No change
 * moves a whole secret into a table, where it would be part of the picture.
 */
type Change = [kind: 'turn' | 'drop' | 'repeat' | 'cut', where: number, length: number, byte: number];

/** The number of places where a file can be changed. */
const PLACES = 100_000;

const change = fc.tuple(
  fc.constantFrom<Change[0]>('turn', 'turn', 'turn', 'drop', 'repeat', 'cut'),
  fc.noBias(fc.nat(PLACES - 1)),
  fc.integer({ min: 1, max: 8 }),
  fc.integer({ min: 0, max: 255 }),
);

function changed(bytes: Uint8Array, [kind, where, length, byte]: Change): Uint8Array {
  const at = Math.floor((where / PLACES) * bytes.length);
  const [head, tail] = [bytes.subarray(0, at), bytes.subarray(at)];
  if (kind === 'turn') return concat([head, Uint8Array.of(byte), tail.subarray(1)]);
  if (kind === 'drop') return concat([head, tail.subarray(length)]);
  if (kind === 'repeat') return concat([head, tail.subarray(0, length), tail]);
  return head;
}

/**
 * Fixtures whose secrets are outside the coded data: inside, changed bytes can become blocks of the picture.
 */
const fixtures = jpegs.filter(({ name }) => !/behind the last block|before each restart/.test(name));
const contains = (bytes: Uint8Array, text: string) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes(text);

describe('a JPEG that was changed at random', () => {
  let files: { bytes: Uint8Array; secrets: string[] }[];
  beforeAll(async () => {
    files = await Promise.all(fixtures.map(async ({ make, secrets }) => ({ bytes: await make(), secrets })));
  });

  it('comes out clean, or is refused with a sentence', async () => {
    let cleaned = 0;
    const file = fc.integer({ min: 0, max: fixtures.length - 1 });
    const property = fc.asyncProperty(
      file,
      fc.array(change, { minLength: 1, maxLength: 2 }),
      async (index, changes) => {
        const { bytes, secrets } = files[index]!;
        const given = changes.reduce(changed, bytes);
        try {
          await jpeg.inspect(given);
          const output = await jpeg.clean(given);
          expect((await jpeg.inspect(output)).details).toEqual([]);
          expect(secrets.filter((secret) => contains(output, secret))).toEqual([]);
          cleaned += 1;
        } catch (error) {
          if (!(error instanceof FileProblem)) throw error;
        }
      },
    );
    await fc.assert(property, { seed: 12, numRuns: 600 });
    expect(cleaned).toBeGreaterThan(100);
  });

  it('is refused, or whole to its last block, wherever it is cut off', async () => {
    const whole = await picture();
    const outputs = await Promise.all(
      Array.from({ length: whole.length }, (_, length) =>
        jpeg.clean(whole.subarray(0, length)).catch((error: unknown) => error),
      ),
    );
    const isGood = outputs.map((output) => output instanceof Uint8Array);
    expect(outputs.every((output) => output instanceof FileProblem || output instanceof Uint8Array)).toBe(
      true,
    );
    // Only the EOI marker may be missing.
    expect(isGood.lastIndexOf(false)).toBe(whole.length - 3);
  });
});

describe('a hostile JPEG', () => {
  const scan = (from: number, to: number) => concat(segmentBytes(0xda, Uint8Array.of(1, 1, 0, from, to, 0)));
  const frame = (marker: number, width: number, height: number) =>
    concat(
      segmentBytes(
        marker,
        Uint8Array.of(8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0),
      ),
    );
  const coded = plainJpeg({ across: 1, down: 1 });
  const tables = coded.subarray(0, Buffer.from(coded).indexOf('\xff\xc0', 0, 'latin1'));
  const codes = coded.subarray(
    Buffer.from(coded).indexOf('\xff\xc4', 0, 'latin1'),
    Buffer.from(coded).indexOf('\xff\xda', 0, 'latin1'),
  );

  it.each([
    [
      'a frame of 65,000 lines that scan after scan goes through',
      concat([
        tables,
        frame(0xc2, 65_000, 65_000),
        codes,
        ...Array.from({ length: 1000 }, () => scan(0, 0)),
        latin1('\xff\xd9'),
      ]),
    ],
    [
      'coefficients for 65,000 lines',
      concat([tables, frame(0xc2, 65_000, 65_000), codes, scan(1, 63), latin1('\xff\xd9')]),
    ],
  ])('is too large: %s', async (_, bytes) => {
    await expect(jpeg.inspect(bytes)).rejects.toThrow('too large');
  });

  it.each([
    ['no picture', latin1('\xff\xd8\xff\xd9')],
    ['a scan without a frame', concat([tables, codes, scan(0, 63), latin1('\xff\xd9')])],
    ['a scan without tables', concat([tables, frame(0xc0, 8, 8), scan(0, 63), latin1('\xff\xd9')])],
    [
      'two frames',
      concat([tables, frame(0xc0, 8, 8), frame(0xc0, 8, 8), codes, scan(0, 63), latin1('\xff\xd9')]),
    ],
    ['no lines', concat([tables, frame(0xc0, 8, 0), codes, scan(0, 63), latin1('\xff\xd9')])],
    [
      'coefficients of another kind',
      concat([tables, frame(0xc2, 8, 8), codes, scan(0, 63), latin1('\xff\xd9')]),
    ],
    [
      'bytes that are no codes',
      concat([
        tables,
        frame(0xc0, 80, 80),
        codes,
        scan(0, 63),
        latin1('SECRET'.repeat(50)),
        latin1('\xff\xd9'),
      ]),
    ],
  ])('is damaged: %s', async (_, bytes) => {
    await expect(jpeg.inspect(bytes)).rejects.toThrow(FileProblem);
    await expect(jpeg.clean(bytes)).rejects.toThrow('damaged');
  });

  it('hides nothing in tables, frames or scans that are longer than they are', async () => {
    const given = await picture();
    for (const [marker, name] of [
      [0xdb, 'quantization'],
      [0xc4, 'Huffman'],
      [0xdd, 'restarts'],
    ] as const) {
      const hidden = around(given, segmentBytes(marker, latin1(`SECRET-${name}`)));
      await expect(jpeg.clean(hidden)).rejects.toThrow('damaged');
    }
  });
});
