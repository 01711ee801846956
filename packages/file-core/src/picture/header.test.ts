import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { headerOf } from './header';
import { lossesOf } from './losses';

const picture = () => sharp({ create: { width: 30, height: 20, channels: 3, background: 'teal' } });

/** Adds a chunk before a PNG's pixels; its checksum is not used here. */
function withChunk(png: Buffer, type: string): Buffer {
  const chunk = Buffer.alloc(12 + 8);
  chunk.writeUInt32BE(8);
  chunk.write(type, 4);
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]);
}

describe('the header of a picture', () => {
  it('of a JPEG is found behind other segments, before it is turned', async () => {
    const jpeg = await picture()
      .withExif({ IFD0: { Make: 'x'.repeat(5000) } })
      .jpeg()
      .toBuffer();
    expect(headerOf(jpeg, 'jpeg')).toEqual({
      width: 30,
      height: 20,
      bits: 8,
      isAnimated: false,
      isPrint: false,
    });
    const filled = Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xff]), jpeg.subarray(2)]);
    expect(headerOf(filled, 'jpeg')?.width).toBe(30);
  });

  it('of a print JPEG says so', async () => {
    const jpeg = await picture().toColourspace('cmyk').jpeg({ progressive: true }).toBuffer();
    expect(headerOf(jpeg, 'jpeg')?.isPrint).toBe(true);
  });

  it('of a PNG tells depth and animation', async () => {
    const plain = await picture().png().toBuffer();
    const deep = await picture().toColourspace('rgb16').png().toBuffer();
    expect(headerOf(plain, 'png')).toMatchObject({ width: 30, height: 20, bits: 8, isPrint: false });
    expect(headerOf(deep, 'png')).toMatchObject({ bits: 16, isAnimated: false });
    expect(headerOf(withChunk(plain, 'tRNS'), 'png')?.isAnimated).toBe(false);
    expect(headerOf(withChunk(plain, 'acTL'), 'png')?.isAnimated).toBe(true);
  });

  it('is none of what ends within it', async () => {
    const jpeg = await picture().jpeg().toBuffer();
    const png = await picture().png().toBuffer();
    for (const length of [0, 2, 3, 30, 100]) expect(headerOf(jpeg.subarray(0, length), 'jpeg')).toBeNull();
    for (const length of [0, 20, 33, 40]) expect(headerOf(png.subarray(0, length), 'png')).toBeNull();
    expect(headerOf(new Uint8Array(1000), 'jpeg')).toBeNull();
    expect(headerOf(png, 'pdf')).toBeNull();
  });
});

describe('what drawing costs', () => {
  const header = { width: 1, height: 1, bits: 8, isAnimated: false, isPrint: false };

  it('is nothing that needs to be said, mostly', () => {
    expect(lossesOf(null, 'redrawn')).toEqual([]);
    expect(lossesOf(header, 'redrawn')).toEqual([]);
  });

  it('is said of animated, deep and print pictures', () => {
    const [animated] = lossesOf({ ...header, isAnimated: true }, 'redrawn');
    expect(animated).toContain('redrawn, it keeps only its first frame');
    const [deep] = lossesOf({ ...header, bits: 16 }, 'resized or marked');
    expect(deep).toContain('16 bits each: resized or marked');
    const [print] = lossesOf({ ...header, isPrint: true }, 'redrawn');
    expect(print).toContain('made for print');
  });
});
