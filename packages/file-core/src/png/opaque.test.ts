import sharp, { type PngOptions } from 'sharp';
import { describe, expect, it } from 'vitest';
import { viewOf } from '../bytes';
import { withoutOpacity } from './opaque';
import { rowFilter, unfilter } from './rows';

const SIZE = { width: 301, height: 203 };

/**
 * A picture of noise around a gradient, in which no two rows are alike, with the given alpha for each pixel.
 */
function valuesOf(opacityAt: (pixel: number) => number): Uint8Array {
  const values = new Uint8Array(SIZE.width * SIZE.height * 4);
  for (let pixel = 0; pixel < values.length / 4; pixel += 1) {
    const shade = (pixel * 7 + (pixel >> 5) * 13) & 0xff;
    values.set([shade, 255 - shade, (shade * pixel) & 0xff, opacityAt(pixel)], 4 * pixel);
  }
  return values;
}

async function png(values: Uint8Array, options: PngOptions = {}): Promise<Uint8Array> {
  const raw = { ...SIZE, channels: 4 } as const;
  return new Uint8Array(await sharp(values, { raw }).png(options).toBuffer());
}

const colourTypeOf = (bytes: Uint8Array) => viewOf(bytes).getUint8(25);
const pixelsOf = (bytes: Uint8Array) => sharp(bytes).ensureAlpha().raw().toBuffer();
const OPAQUE = valuesOf(() => 255);

describe('a PNG through which nothing is seen', () => {
  it.each([
    ['one filter for all rows', { adaptiveFiltering: false }],
    ['a filter for each row', { adaptiveFiltering: true }],
    ['no compression', { compressionLevel: 0 }],
  ])('with %s is written without opacity, and looks the same', async (_, options) => {
    const given = await png(OPAQUE, options);
    const bytes = withoutOpacity(given);
    expect([colourTypeOf(given), colourTypeOf(bytes)]).toEqual([6, 2]);
    expect((await sharp(bytes).metadata()).hasAlpha).toBe(false);
    expect((await pixelsOf(bytes)).equals(Buffer.from(OPAQUE))).toBe(true);
    expect(bytes.length).toBeLessThan(given.length);
  });

  it('keeps what says how its colours are shown', async () => {
    const raw = { ...SIZE, channels: 4 } as const;
    const given = new Uint8Array(await sharp(OPAQUE, { raw }).withIccProfile('p3').png().toBuffer());
    const { icc } = await sharp(withoutOpacity(given)).metadata();
    expect(icc).toBeDefined();
    expect(icc).toEqual((await sharp(given).metadata()).icc);
  });
});

describe('a PNG stays as it is', () => {
  it.each([
    ['its first pixel', 0],
    ['a pixel within', 30_000],
    ['its last pixel', SIZE.width * SIZE.height - 1],
  ])('when something is seen through %s', async (_, place) => {
    const given = await png(valuesOf((pixel) => (pixel === place ? 254 : 255)));
    expect(withoutOpacity(given)).toBe(given);
  });

  it('when it has no opacity, or rows in passes', async () => {
    const raw = { ...SIZE, channels: 4 } as const;
    const flat = new Uint8Array(await sharp(OPAQUE, { raw }).removeAlpha().png().toBuffer());
    const interlaced = await png(OPAQUE, { progressive: true });
    expect(withoutOpacity(flat)).toBe(flat);
    expect(withoutOpacity(interlaced)).toBe(interlaced);
  });
});

it.each([0, 1, 2, 3, 4])('rows that are filtered come back, whichever filter is best (%i)', (filter) => {
  const above = Uint8Array.from({ length: 30 }, (_, at) => (at * at * 11) & 0xff);
  // Exactly as the filter predicts it, so that only zeros are left.
  const row = new Uint8Array(30);
  unfilter(filter, row, above, 3);
  const filtered = rowFilter(30, 3)(row, above);
  const back = filtered.slice(1);
  unfilter(filtered[0]!, back, above, 3);
  expect(back).toEqual(row);
  expect(filtered.slice(1).every((byte) => byte === 0)).toBe(true);
});
