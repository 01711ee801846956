import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { concat } from '../bytes';
import { png } from '../testing/formats';
import { chunk, dataIn, long, picture, withData, zlib } from '../testing/png-parts';
import { seenPixels } from '../testing/tools';
import { inflated } from './zlib';

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const [WIDTH, HEIGHT] = [6, 3];

/** A picture with opacity of this depth: what stands in `erased` is not seen, the last row is. */
function drawn(depth: number, colour: 4 | 6, erased: string, interlace = 0): Uint8Array {
  const samples = colour === 4 ? 1 : 3;
  const pixel = (text: string, opacity: number) =>
    Array.from({ length: samples * (depth / 8) }, (_, index) => text.charCodeAt(index % text.length)).concat(
      Array.from({ length: depth / 8 }, () => opacity),
    );
  const row = (y: number) => [
    0,
    ...Array.from({ length: WIDTH }, (_, x) =>
      pixel(erased[(y + x) % erased.length] ?? '', y === 2 ? 255 : 0),
    ).flat(),
  ];
  const rows = Array.from({ length: HEIGHT }, (_, y) => row(y)).flat();
  return concat([
    SIGNATURE,
    chunk('IHDR', long(WIDTH), long(HEIGHT), Uint8Array.of(depth, colour, 0, 0, interlace)),
    chunk('IDAT', zlib(Uint8Array.from(rows))),
    chunk('IEND'),
  ]);
}

const labelsOf = async (bytes: Uint8Array) => (await png.inspect(bytes)).details.map(({ label }) => label);

describe('the colours of erased parts', () => {
  it.each([
    ['in colour', drawn(8, 6, 'SECRET')],
    ['in 16 bits', drawn(16, 6, 'SECRET')],
    ['in grey', drawn(8, 4, 'SECRET')],
    ['in grey of 16 bits', drawn(16, 4, 'SECRET')],
  ])('are told and removed %s, and what is seen stays', async (_, given) => {
    expect((await png.inspect(given)).details).toEqual([
      { topic: 'edits', label: 'Colours of erased parts', value: '10 pixels' },
    ]);
    const cleaned = await png.clean(given);
    const rows = inflated(dataIn(cleaned), 1000)?.data ?? new Uint8Array();
    const length = rows.length / HEIGHT;
    expect(rows.subarray(0, 2 * length).every((byte) => byte === 0)).toBe(true);
    expect(await labelsOf(cleaned)).toEqual([]);
    expect(await seenPixels(cleaned)).toEqual(await seenPixels(given));
  });

  it('are removed where rows come in passes', async () => {
    const given = await picture({ alpha: true, progressive: true });
    expect(await labelsOf(given)).toContain('Colours of erased parts');
    const cleaned = await png.clean(given);
    expect(await labelsOf(cleaned)).toEqual([]);
    expect(await seenPixels(cleaned)).toEqual(await seenPixels(given));
  });

  it('are none where all of them are the same: nothing can be read from them', async () => {
    const given = drawn(8, 6, 'W');
    expect(await labelsOf(given)).toEqual([]);
    expect(await png.clean(given)).toEqual(given);
  });

  it('go together with rows that nobody sees either', async () => {
    const given = drawn(8, 6, 'SECRET');
    const longer = concat([inflated(dataIn(given), 1000)!.data, Uint8Array.from(Buffer.from('SECRET'))]);
    const both = withData(given, [chunk('IDAT', new Uint8Array(deflateSync(longer)))]);
    expect(await labelsOf(both)).toEqual(['Remains of an earlier picture', 'Colours of erased parts']);
    expect(await labelsOf(await png.clean(both))).toEqual([]);
  });
});
