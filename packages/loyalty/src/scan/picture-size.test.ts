import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { fileProblem, MOST, sizeProblem, UNREADABLE } from './picture-limits';
import { pictureSize } from './picture-size';

const SIZE = { width: 300, height: 21 };
const drawn = () => sharp({ create: { ...SIZE, channels: 3, background: '#fff' } });

describe('the size of a picture before it is decoded', () => {
  it.each([
    ['PNG', () => drawn().png()],
    ['JPEG', () => drawn().jpeg()],
    ['progressive JPEG', () => drawn().jpeg({ progressive: true })],
    ['JPEG with metadata before its frame', () => drawn().withMetadata({ density: 300 }).jpeg()],
    ['WebP', () => drawn().webp()],
    ['WebP without loss', () => drawn().webp({ lossless: true })],
    ['WebP with metadata', () => drawn().withMetadata().webp()],
    ['GIF', () => drawn().gif()],
  ])('stands in a %s', async (_, make) => {
    expect(pictureSize(await make().toBuffer())).toEqual(SIZE);
  });

  it.each([
    ['nothing', ''],
    ['half a PNG', '\x89PNG\r\n'],
    ['half a WebP', 'RIFF\0\0\0\0WEBPVP8X'],
    ['a JPEG that ends before its frame', '\xff\xd8\xff\xe0\0\x04'],
    ['another kind', '\0\0\0\x18ftypheic'],
  ])('is not known of %s', (_, text) => {
    expect(pictureSize(Buffer.from(text, 'latin1'))).toBeNull();
  });
});

describe('a file is refused before it is decoded', () => {
  const png = (size: number) => ({ type: 'image/png', size });

  it.each([
    [png(0), 'This file is empty.'],
    [{ type: 'application/pdf', size: 1 }, UNREADABLE],
    [{ type: '', size: 1 }, null],
    [png(MOST.bytes), null],
    [png(MOST.bytes + 1), 'This picture is larger than 25 MB. Choose a smaller one.'],
  ])('%j: %s', (file, problem) => {
    expect(fileProblem(file)).toBe(problem);
  });

  it('where it has too many pixels', () => {
    expect(sizeProblem({ width: 10_000, height: 5_000 })).toBeNull();
    expect(sizeProblem({ width: 10_000, height: 5_001 })).toBe(
      'This picture has more than 50 million pixels. Choose a smaller one.',
    );
  });
});
