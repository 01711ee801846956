import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { caseOf } from '../testing/cases';
import { packet } from '../testing/jpeg-parts';
import {
  animation,
  around,
  broken,
  chunk,
  chunksIn,
  compressedInternationalText,
  compressedText,
  dataIn,
  drawn,
  internationalText,
  long,
  palette,
  picture,
  rawProfile,
  text,
  withData,
  zlib,
} from '../testing/png-parts';
import { pngs } from '../testing/pngs';
import { wideProfile } from '../testing/profiles';
import { tiffOf } from '../testing/tiff';
import { concat, latin1 } from '../bytes';
import { FileProblem } from '../problem';
import { png } from '../testing/formats';

const told = async (...chunks: Uint8Array[]) => (await png.inspect(around(await picture(), chunks))).details;
const typesOf = async (bytes: Uint8Array) => chunksIn(await png.clean(bytes)).map(({ type }) => type);

describe('what a PNG tells', () => {
  it('is what its texts say', async () => {
    expect(
      await told(
        text('Author', 'S\xf8ren'),
        compressedText('Software', 'GIMP 3.0'),
        internationalText('Creation Time', '2026-11-14T18:32:07+08:00'),
        compressedInternationalText('Thumb::URI', 'file:///home/sam/a.png'),
        text('Mood', 'calm'),
        internationalText('XML:com.adobe.xmp', packet('dc:rights="Sam"')),
        rawProfile('exif', concat([latin1('Exif\0\0'), tiffOf({ ifd0: { 0x013b: 'Noor' } })])),
        rawProfile('icc', latin1('whatever')),
      ),
    ).toEqual([
      { topic: 'who', label: 'Author', value: 'Søren' },
      { topic: 'edits', label: 'Program', value: 'GIMP 3.0' },
      { topic: 'when', label: 'Created', value: { date: '2026-11-14', time: '18:32:07', offset: '+08:00' } },
      { topic: 'who', label: 'Path of the file', value: 'file:///home/sam/a.png' },
      { topic: 'more', label: 'Mood', value: 'calm' },
      { topic: 'who', label: 'Copyright', value: 'Sam' },
      { topic: 'who', label: 'Author', value: 'Noor' },
      { topic: 'more', label: 'Profile (icc)', value: '8 bytes' },
    ]);
  });

  it('is what its other chunks say', async () => {
    expect(
      await told(
        chunk('tIME', Uint8Array.of(2026 >> 8, 2026 & 255, 11, 4, 8, 2, 7)),
        chunk('pHYs', long(5669), long(5669), Uint8Array.of(1)),
        chunk('iDOT', new Uint8Array(28)),
        chunk('caBX', new Uint8Array(3000)),
        chunk('prVt', 'of my own'),
        chunk('tIME', Uint8Array.of(2026 >> 8, 2026 & 255, 13, 4, 8, 2, 7)),
        chunk('eXIf', tiffOf({ ifd0: { 0x0112: 1 } })),
        chunk('eXIf', 'Exif\0\0', tiffOf({ ifd0: { 0x013b: 'Noor' } })),
        chunk('gAMA', 'no number'),
      ),
    ).toEqual([
      { topic: 'when', label: 'Changed', value: { date: '2026-11-04', time: '08:02:07', offset: '+00:00' } },
      { topic: 'more', label: 'Resolution', value: '144 dpi' },
      { topic: 'device', label: 'Device', value: 'One of Apple' },
      { topic: 'edits', label: 'Content Credentials', value: 'How and by whom it was made, 3 kB' },
      { topic: 'more', label: 'Data of a program (prVt)', value: 'of my own' },
      { topic: 'when', label: 'Changed', value: '2026-13-04 08:02:07' },
      { topic: 'more', label: 'Exif', value: '26 bytes' },
      { topic: 'who', label: 'Author', value: 'Noor' },
      { topic: 'more', label: 'Notes that no viewer uses', value: 'gAMA, 9 bytes' },
    ]);
  });

  it('is what a larger picture left behind it', async () => {
    const small = await picture();
    expect((await png.inspect(around(small, [], [], new Uint8Array(2000)))).details).toEqual([
      { topic: 'more', label: 'After the picture', value: '2 kB' },
    ]);
    expect((await png.inspect(around(small, [], [chunk('IDAT', new Uint8Array(3000))]))).details).toEqual([
      { topic: 'edits', label: 'Remains of an earlier picture', value: '3 kB' },
    ]);
  });

  it.each([
    ['a text without keyword', chunk('tEXt', 'x'.repeat(90)), 'Text', '90 bytes, can’t be read'],
    ['a text that is not compressed', chunk('zTXt', 'Title\0\0text'), 'Title', '11 bytes, can’t be read'],
    ['a text that breaks off', chunk('iTXt', 'Title\0\x01\0en'), 'Title', '10 bytes, can’t be read'],
    [
      'a profile of no digits',
      compressedText('Raw profile type xyz', '!'),
      'Profile (xyz)',
      '1 byte, can’t be read',
    ],
  ])('is that there is %s', async (_, bytes, label, value) => {
    expect(await told(bytes)).toEqual([{ topic: 'more', label, value }]);
  });

  it('is only its size where it is a zip bomb', async () => {
    const bomb = zlib(new Uint8Array(50_000_000).fill(65));
    const details = await told(chunk('zTXt', 'Title\0\0', bomb), chunk('iCCP', 'x\0\0', bomb));
    expect(details.map(({ label }) => label)).toEqual(['Title', 'Notes that no viewer uses']);
    expect(details[0]?.value).toMatch(/kB, can’t be read$/);
  });

  it('is counted where there is too much of it', async () => {
    const details = await told(...Array.from({ length: 150 }, (_, index) => text(`Note ${index}`, 'x')));
    expect(details).toHaveLength(101);
    expect(details.at(-1)).toEqual({ topic: 'more', label: 'Further data', value: '50 parts' });
  });
});

describe('what a PNG keeps', () => {
  it('is its size as it is seen, and what is named', async () => {
    const given = around(await picture(), [
      chunk('iCCP', 'ICC Profile\0\0', zlib(await wideProfile())),
      chunk('eXIf', tiffOf({ ifd0: { 0x0112: 6 } })),
    ]);
    expect(await png.inspect(given)).toMatchObject({
      kind: 'png',
      size: { width: 43, height: 61 },
      kept: ['orientation', 'colour profile'],
    });
    const { orientation } = await sharp(await png.clean(given)).metadata();
    expect(orientation).toBe(6);
  });

  it('is no orientation that browsers do not read', async () => {
    const given = await caseOf('n05-by-imagemagick.png');
    const report = await png.inspect(given);
    expect(report).toMatchObject({ size: { width: 400, height: 200 }, kept: [] });
    const cleaned = await png.clean(given);
    expect(chunksIn(cleaned).map(({ type }) => type)).not.toContain('eXIf');
    expect(await png.inspect(cleaned)).toMatchObject({ size: report.size, details: [] });
  });

  it('is no orientation behind the prefix of a JPEG, which browsers do not read either', async () => {
    const tiff = tiffOf({ ifd0: { 0x0112: 6, 0x013b: 'SECRET-artist' } });
    const given = around(await picture(), [chunk('eXIf', 'Exif\0\0', tiff)]);
    expect(await png.inspect(given)).toMatchObject({
      size: { width: 61, height: 43 },
      details: [{ topic: 'who', label: 'Author', value: 'SECRET-artist' }],
      kept: [],
    });
    expect(await typesOf(given)).toEqual(['IHDR', 'IDAT', 'IEND']);
  });

  it('is colours as they are seen with the profile', async () => {
    const given = around(await picture(), [chunk('iCCP', 'P3\0\0', zlib(await wideProfile()))]);
    const seen = (bytes: Uint8Array) => sharp(bytes).raw().toBuffer();
    expect((await seen(await png.clean(given))).equals(await seen(given))).toBe(true);
    expect((await seen(await picture())).equals(await seen(given))).toBe(false);
  });

  it('is the shape of a pixel that is not square, and no resolution', async () => {
    const shape = async (...numbers: [number, number]) =>
      chunksIn(
        await png.clean(around(await picture(), [chunk('pHYs', ...numbers.map(long), Uint8Array.of(1))])),
      )
        .filter(({ type }) => type === 'pHYs')
        .map(({ data }) => [...data]);
    expect(await shape(5000, 2500)).toEqual([[0, 0, 0, 2, 0, 0, 0, 1, 0]]);
    expect(await shape(5669, 5669)).toEqual([]);
  });

  it('is no palette that pixels don’t name', async () => {
    expect(await typesOf(around(await picture(), [palette(3)]))).toEqual(['IHDR', 'IDAT', 'IEND']);
    const cut = chunksIn(await png.clean(drawn(2, 3, 1, [palette(9)])));
    expect(cut.find(({ type }) => type === 'PLTE')?.data).toHaveLength(12);
  });

  it('is all that says what colours mean, in its order', async () => {
    const { make } = pngs.find(({ name }) => name === 'all that says what colours mean')!;
    expect(await typesOf(await make())).toEqual([
      'IHDR',
      'cICP',
      'mDCV',
      'cLLI',
      'sRGB',
      'gAMA',
      'cHRM',
      'sBIT',
      'pHYs',
      'IDAT',
      'IEND',
    ]);
  });

  it('is no number that says no colour', async () => {
    const names = ['cICP', 'mDCV', 'cLLI', 'gAMA', 'cHRM', 'sBIT', 'bKGD'];
    const lengths = [4, 24, 8, 4, 32, 3, 6];
    const written = names.map((name, index) => chunk(name, 'SECRET'.repeat(6).slice(0, lengths[index])));
    expect(await typesOf(around(await picture(), written))).toEqual(['IHDR', 'IDAT', 'IEND']);
  });

  it('is the first note of a kind that is sound and in its place', async () => {
    const [first, second] = [chunk('gAMA', long(45455)), chunk('gAMA', long(50000))];
    const given = around(
      await picture(),
      [broken(chunk('sRGB', Uint8Array.of(0))), first, second],
      [chunk('tRNS', new Uint8Array(6))],
    );
    expect(await typesOf(given)).toEqual(['IHDR', 'gAMA', 'IDAT', 'IEND']);
    expect(chunksIn(await png.clean(given))[1]?.whole).toEqual(first);
  });

  it.each([true, false])(
    'is its animation, renumbered (the picture is a frame: %s)',
    async (isPictureFirst) => {
      const cleaned = await png.clean(await animation(isPictureFirst, [text('Comment', 'between')]));
      const moving = chunksIn(cleaned).filter(({ type }) => type === 'fcTL' || type === 'fdAT');
      expect(moving.map(({ data }) => data[3])).toEqual(moving.map((_, index) => index));
      expect((await png.inspect(cleaned)).kept).toEqual(['animation']);
    },
  );
});

describe('the picture of an animation that programs show if they do not play it', () => {
  it.each([
    [
      false,
      ['Only programs that do not play its animation show its first picture: it is hidden, but stays.'],
    ],
    [true, []],
  ])('is named before and after where it is no frame (it is one: %s)', async (isPictureFirst, warnings) => {
    const given = await animation(isPictureFirst, []);
    expect((await png.inspect(given)).warnings).toEqual(warnings);
    expect((await png.inspect(await png.clean(given))).warnings).toEqual(warnings);
  });
});

const header = (...bytes: number[]) => chunk('IHDR', long(61), long(43), Uint8Array.of(...bytes));
const start = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

describe('a PNG of many parts', () => {
  it('is cleaned as another', async () => {
    const png8 = await picture();
    const empty = Array.from({ length: 200_000 }, () => chunk('IDAT'));
    const given = withData(png8, [...empty, chunk('IDAT', dataIn(png8))]);
    expect(await png.clean(given)).toEqual(await png.clean(png8));
  });

  it('is a problem where it has more than any picture needs', async () => {
    const many = new Uint8Array(600_000 * 12);
    many.set(chunk('noTe'));
    for (let filled = 12; filled < many.length; filled *= 2) many.copyWithin(filled, 0, filled);
    await expect(png.clean(around(await picture(), [many]))).rejects.toThrow('too large');
  });

  it('is a problem where its rows are more than can be gone through', async () => {
    const large = chunk('IHDR', long(30_000), long(30_000), Uint8Array.of(8, 6, 0, 0, 0));
    const given = concat([start, large, (await picture()).subarray(33)]);
    await expect(png.inspect(given)).rejects.toThrow('too large');
  });

  it('is opened no further than takes a moment', async () => {
    const bomb = compressedText('Title', 'A'.repeat(1_000_000));
    const details = await told(...Array.from({ length: 20 }, () => bomb));
    expect(details).toHaveLength(2);
    expect(details.at(-1)?.value).toMatch(/can’t be read$/);
  });
});

describe('a PNG that can’t be read to its end', () => {
  it.each([
    ['nothing but its start', () => start],
    ['no header', async () => concat([start, (await picture()).subarray(33)])],
    ['two headers', async () => around(await picture(), [header(8, 2, 0, 0, 0)])],
    ['a header of no known kind', () => concat([start, header(3, 2, 0, 0, 0), chunk('IDAT'), chunk('IEND')])],
    ['no data', () => concat([start, header(8, 2, 0, 0, 0), chunk('IEND')])],
    ['no palette', () => drawn(8, 3, 1)],
    ['data that breaks off', async () => (await picture()).subarray(0, 900)],
    ['too few rows', async () => concat([start, header(8, 6, 0, 0, 0), (await picture()).subarray(33)])],
    [
      'frames out of order',
      async () => around(await animation(true, []), [chunk('fcTL', long(1), new Uint8Array(22))]),
    ],
  ])('is a problem: %s', async (_, make) => {
    const given = await make();
    await expect(png.inspect(given)).rejects.toThrow(FileProblem);
    await expect(png.clean(given)).rejects.toThrow('This file is damaged');
  });

  it('is one where a part is needed that is not known', async () => {
    const given = around(await picture(), [chunk('CgBI', long(1))]);
    await expect(png.clean(given)).rejects.toThrow('This picture needs “CgBI” to be shown');
  });
});
