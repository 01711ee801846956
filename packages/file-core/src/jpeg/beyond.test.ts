import sharp, { type JpegOptions } from 'sharp';
import { describe, expect, it } from 'vitest';
import { caseOf } from '../testing/cases';
import { jpeg } from '../testing/formats';
import { pictureOf } from './picture';

const [WIDTH, HEIGHT] = [64, 48];

/** A noisy gradient with dark marks along the lower and right edges. */
async function marked(options: JpegOptions, width = WIDTH, height = HEIGHT): Promise<Uint8Array> {
  const values = Uint8Array.from({ length: 3 * width * height }, (_, index) => {
    const [x, y] = [Math.floor(index / 3) % width, Math.floor(index / 3 / width)];
    const isMark = (y >= HEIGHT - 4 && x % 6 < 3) || (x >= WIDTH - 4 && y % 6 < 3);
    return isMark ? 10 : (x * 2 + y + ((index * 7919) % 23)) & 255;
  });
  const made = sharp(values, { raw: { width, height, channels: 3 } });
  return new Uint8Array(await made.jpeg(options).toBuffer());
}

/** A picture cropped without re-encoding, as some tools do: only the size in its frame header is smaller. */
function cropped(given: Uint8Array, width: number, height: number): Uint8Array {
  const bytes = given.slice();
  const frame = bytes.findIndex(
    (byte, at) => byte === 0xff && [0xc0, 0xc2].includes(bytes[at + 1] ?? 0) && bytes[at + 2] === 0,
  );
  bytes.set([height >> 8, height & 255, width >> 8, width & 255], frame + 5);
  return bytes;
}

const OPTIONS: JpegOptions[] = [
  {},
  { quality: 95, chromaSubsampling: '4:4:4' },
  { quality: 30 },
  { progressive: true },
  { progressive: true, chromaSubsampling: '4:4:4', quality: 90 },
  { mozjpeg: true },
];

describe('beyond the edges of a JPEG', () => {
  it.each(OPTIONS)('is what was cropped without new encoding: %o', async (options) => {
    const whole = await marked(options);
    expect(pictureOf(whole).isMoreBeyond).toBe(false);
    expect(pictureOf(cropped(whole, WIDTH, HEIGHT - 4)).isMoreBeyond).toBe(true);
    expect(pictureOf(cropped(whole, WIDTH - 4, HEIGHT)).isMoreBeyond).toBe(true);
  });

  it.each(OPTIONS)('is nothing but the edge where it was encoded so: %o', async (options) => {
    for (const [width, height] of [
      [61, 43],
      [57, 48],
      [64, 33],
    ] as const) {
      expect(pictureOf(await marked(options, width, height)).isMoreBeyond).toBe(false);
    }
  });

  it('is said before and after, since it stays', async () => {
    const given = await caseOf('j04-lossless-crop.jpg');
    const warnings = [expect.stringMatching(/beyond its edges .* they stay/)];
    expect((await jpeg.inspect(given)).warnings).toEqual(warnings);
    expect((await jpeg.inspect(await jpeg.clean(given))).warnings).toEqual(warnings);
  });
});
