import { describe, expect, it } from 'vitest';
import { plainJpeg } from '../testing/coded';
import { app, around, comment, exif, packet, picture, XMP } from '../testing/jpeg-parts';
import { jpegs } from '../testing/jpegs';
import { exiftool, holds, pixels } from '../testing/tools';
import { concat, latin1 } from '../bytes';
import { UNKNOWN_CODING } from './frame';
import { jpeg } from '../testing/formats';
import { exifOf } from './orientation';
import { pictureOf, segmentBytes } from './picture';

/** Makes the fixture with this name. */
const made = (name: string) => jpegs.find((fixture) => fixture.name === name)!.make();

describe.each(jpegs)('$name', ({ make, secrets }) => {
  it('comes out with the same pixels, and nothing told', async () => {
    const given = await make();
    const copy = given.slice();
    const before = await jpeg.inspect(given);
    const cleaned = await jpeg.clean(given);
    const after = await jpeg.inspect(cleaned);
    expect(secrets.filter((secret) => !holds(given, secret))).toEqual([]);
    expect(before.details.length > 0).toBe(secrets.length > 0);
    expect(secrets.filter((secret) => holds(cleaned, secret))).toEqual([]);
    expect(after).toEqual({ ...before, details: [], warnings: [] });
    expect(await pixels(cleaned)).toEqual(await pixels(given));
    expect(await jpeg.clean(cleaned)).toEqual(cleaned);
    expect(given).toEqual(copy);
  });
});

describe('a JPEG that is read after another', () => {
  it('is decoded unless each byte of its picture is the same', async () => {
    const given = await jpeg.clean(await made('everything that a phone writes'));
    const before = pictureOf(given);
    expect(pictureOf(given.slice(), before)).toEqual(before);
    const restAfterPicture = concat([given.subarray(0, -2), latin1('hidden'), given.subarray(-2)]);
    const other = given.with(-20, (given.at(-20) ?? 0) ^ 1);
    for (const changed of [restAfterPicture, other]) {
      const read = (known?: typeof before) => {
        try {
          return pictureOf(changed, known);
        } catch (error) {
          return error;
        }
      };
      expect(read(before)).toEqual(read());
    }
    expect(pictureOf(restAfterPicture, before).unused).toHaveLength(1);
  });
});

describe('what a JPEG tells', () => {
  it('is in words, by what it gives away', async () => {
    const { details, kept, size } = await jpeg.inspect(await made('everything that a phone writes'));
    expect(kept).toEqual(['orientation', 'colour profile']);
    expect(size).toEqual({ width: 43, height: 61 });
    expect(details).toEqual(
      expect.arrayContaining([
        { topic: 'where', label: 'Coordinates', value: '5.46957° N, 100.24612° E' },
        { topic: 'who', label: 'Author', value: 'SECRET-xmp-1' },
        { topic: 'device', label: 'Maker’s notes', value: '26 bytes, often with serial numbers' },
        { topic: 'more', label: 'Further pictures', value: '1 beside this one' },
        { topic: 'more', label: 'After the picture', value: 'pictures and a film, 1 kB' },
      ]),
    );
  });

  it.each([
    ['extended XMP', { topic: 'who', label: 'Copyright', value: 'SECRET-xmp-extended' }],
    ['IPTC and other resources of Photoshop', { topic: 'where', label: 'City', value: 'SECRET-iptc-city' }],
    [
      'Content Credentials',
      { topic: 'edits', label: 'Content Credentials', value: 'How and by whom it was made, 94 bytes' },
    ],
    [
      'data of programs and cameras',
      { topic: 'device', label: 'Thermal camera', value: 'FLIR’s own data, 20 bytes' },
    ],
    [
      'data of programs and cameras',
      { topic: 'more', label: 'Data of a program (RMETA)', value: '18 bytes' },
    ],
    ['comments before and after the picture', { topic: 'more', label: 'Comment', value: 'SECRET-comment-2' }],
    [
      'thumbnails of JFIF',
      { topic: 'edits', label: 'Thumbnail', value: 'A small copy; it may show what was cropped' },
    ],
    [
      'bytes between and after segments',
      { topic: 'more', label: 'Between the parts of the picture', value: '34 bytes' },
    ],
    [
      'bytes behind the last block',
      { topic: 'more', label: 'Between the parts of the picture', value: '13 bytes' },
    ],
    ['tables that no scan uses', { topic: 'more', label: 'Tables that nothing uses', value: '65 bytes' }],
  ])('%s', async (name, detail) => {
    expect((await jpeg.inspect(await made(name))).details).toContainEqual(detail);
  });

  it('is nothing for the orientation alone, as it is written here', async () => {
    const turned = around(await picture(), [concat(segmentBytes(0xe1, exifOf(6)))]);
    expect(await jpeg.inspect(turned)).toMatchObject({ details: [], kept: ['orientation'] });
    expect(await jpeg.clean(turned)).toEqual(turned);
  });

  it('is said even of Exif without a word in it', async () => {
    const turned = around(await picture(), [exif({ ifd0: { 0x0112: 6 } })]);
    expect(await jpeg.inspect(turned)).toMatchObject({ details: [], kept: ['orientation'] });
    const unturned = around(await picture(), [exif({ ifd0: { 0x0112: 1 } })]);
    expect(await jpeg.inspect(unturned)).toMatchObject({ details: [{ label: 'Exif' }], kept: [] });
  });

  it('counts comments that are too many to read', async () => {
    const many = around(
      await picture(),
      Array.from({ length: 60 }, (_, index) => comment(`number ${index}`)),
    );
    const { details } = await jpeg.inspect(many);
    expect(details).toHaveLength(11);
    expect(details.at(-1)).toEqual({ topic: 'more', label: 'Comment', value: '50 more' });
  });

  const hdr = packet('hdrgm:Version="1.0" xmlns:hdrgm="http://ns.adobe.com/hdr-gain-map/1.0/"');
  const sphere = packet(
    'xmlns:GPano="http://ns.google.com/photos/1.0/panorama/" GPano:ProjectionType="equirectangular"',
  );

  it.each([
    ['a picture for HDR screens that its XMP names', 'HDR', [app(1, XMP, hdr)], ''],
    ['a picture for HDR screens behind it', 'HDR', [], `\xff\xd8${hdr}`],
    ['a picture for HDR screens by an iPhone', 'HDR', [], 'urn:com:apple:photo:2020:aux:hdrgainmap'],
    ['a photo sphere', 'photo sphere', [app(1, XMP, sphere)], ''],
    ['colours that Exif alone says are Adobe RGB', 'Adobe RGB', [exif({ ifd0: { 1: 'R03' } })], ''],
  ])('warns of what goes and shows: %s', async (_, word, first, after) => {
    const given = around(await picture(), first, [], latin1(after));
    expect((await jpeg.inspect(given)).warnings).toEqual([expect.stringContaining(word)]);
    expect((await jpeg.inspect(await jpeg.clean(given))).warnings).toEqual([]);
  });
});

describe('what exiftool finds', () => {
  it.each(['everything that a phone writes', 'thumbnails of JFIF', 'Adobe’s segment with more behind it'])(
    'of %s is the picture alone',
    async (name) => {
      const tags = Object.keys(await exiftool(await jpeg.clean(await made(name)), 'jpg'));
      const ofThePicture =
        /^(File:(File|MIME|Exif|Image|Encoding|Bits|Color|YCbCr)\w+|Composite:\w+|JFIF:(JFIFVersion|\w*Resolution\w*)|Adobe:\w+|IFD0:Orientation|ICC-header:\w+|ICC_Profile:(Media|Chromatic|Red|Green|Blue)\w+)$/;
      expect(tags.filter((name) => !ofThePicture.test(name))).toEqual([]);
    },
  );
});

describe('a JPEG of a rare kind', () => {
  it.each([
    ['lossless', 0xc3],
    ['differential', 0xc5],
    ['arithmetic', 0xc9],
    ['arithmetic and progressive', 0xca],
    ['arithmetic and lossless', 0xcb],
  ])('is refused, for nobody knows what is hidden in it: %s', async (_, frame) => {
    const given = plainJpeg({ across: 4, down: 4, frame });
    await expect(jpeg.inspect(given)).rejects.toThrow(UNKNOWN_CODING);
    await expect(jpeg.clean(given)).rejects.toThrow(UNKNOWN_CODING);
  });

  it('is refused if it is in layers', async () => {
    const frame = latin1('\x08\0\x08\0\x08\x01\x01\x11\0');
    const given = plainJpeg({ across: 1, down: 1, tables: [...segmentBytes(0xde, frame)] });
    await expect(jpeg.clean(given)).rejects.toThrow(UNKNOWN_CODING);
  });

  it('keeps the number of lines that comes after the scan', async () => {
    const given = plainJpeg({ across: 4, down: 5, hasLateHeight: true });
    const cleaned = await jpeg.clean(around(given, [comment('SECRET')]));
    expect(cleaned).toEqual(given);
    expect((await jpeg.inspect(cleaned)).size).toEqual({ width: 32, height: 40 });
  });
});
