import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { tiffOf } from '../testing/tiff';
import { latin1 } from '../bytes';
import { detailsOfExif } from './exif';

const CROPPED = 'Shows the picture before it was cropped';
const UNSURE = 'A small copy; it may show what was cropped';

async function exifWith(width: number, height: number): Promise<Uint8Array> {
  const small = sharp({ create: { width, height, channels: 3, background: 'navy' } });
  return tiffOf({ thumbnail: new Uint8Array(await small.jpeg().toBuffer()) });
}

describe('a thumbnail', () => {
  it.each([
    ['of another shape', 512, 384, { width: 1600, height: 1600 }, CROPPED],
    ['of the same shape', 512, 384, { width: 4080, height: 3060 }, UNSURE],
    ['of the same shape, turned', 384, 512, { width: 4080, height: 3072 }, UNSURE],
    ['with bars, as cameras make it', 160, 120, { width: 6000, height: 4000 }, UNSURE],
    ['too small to tell', 40, 20, { width: 100, height: 100 }, UNSURE],
    ['of a picture whose size is not known', 512, 384, undefined, UNSURE],
  ])('%s', async (_, width, height, picture, value) => {
    const details = await detailsOfExif(await exifWith(width, height), picture);
    expect(details).toEqual([{ topic: 'edits', label: 'Thumbnail', value }]);
  });

  it('that is none is there all the same', async () => {
    const details = await detailsOfExif(tiffOf({ thumbnail: latin1('\xff\xd8\xff\xe0\0\0\0\0\0\0\0') }), {
      width: 10,
      height: 10,
    });
    expect(details).toEqual([{ topic: 'edits', label: 'Thumbnail', value: UNSURE }]);
  });
});
