import { inflateSync } from 'node:zlib';
import { concat, latin1 } from '../bytes';
import { packet, smallPicture } from './jpeg-parts';
import type { Fixture } from './jpegs';
import {
  animation,
  around,
  broken,
  chunk,
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
} from './png-parts';
import { PROFILE_SECRETS, profileWith, wideProfile } from './profiles';
import { type Blocks, tiffOf } from './tiff';

const CAMERA: Blocks = {
  ifd0: { 0x010f: 'Fairphone', 0x0110: 'SECRET-exif-model', 0x013b: 'SECRET-exif-artist' },
  exif: { 0x9003: '2026:11:14 18:32:07', 0xa431: 'SECRET-exif-serial', 0x927c: latin1('SECRET-exif-notes') },
  gps: { 1: 'N', 2: { rationals: [5, 28, 10.452] }, 3: 'E', 4: { rationals: [100, 14, 46.032] } },
};
const CAMERA_SECRETS = ['model', 'artist', 'serial', 'notes'].map((name) => `SECRET-exif-${name}`);

const IPTC = latin1('8BIM\x04\x04\0\0\0\0\0\x14\x1c\x02\x50\0\x0fSECRET-iptc-who');

function withFirst(
  name: string,
  secrets: string[],
  chunks: () => Uint8Array[] | Promise<Uint8Array[]>,
): Fixture {
  return { name, secrets, make: async () => around(await picture({ alpha: true }), await chunks()) };
}

const coded = (name: string, make: () => Uint8Array | Promise<Uint8Array>): Fixture => ({
  name,
  secrets: ['SECRET-text'],
  make: async () => around(await make(), [text('Author', 'SECRET-text')]),
});

const turned = (orientation: number): Fixture =>
  withFirst(`orientation ${orientation}`, ['SECRET-exif-artist'], () => [
    chunk('eXIf', tiffOf({ ifd0: { 0x0112: orientation, 0x013b: 'SECRET-exif-artist' } })),
  ]);

/** A picture with more bytes after its rows, in one stream. */
async function longRows(): Promise<Uint8Array> {
  const png = await picture();
  const rows = concat([new Uint8Array(inflateSync(dataIn(png))), latin1('SECRET-rows'.repeat(9000))]);
  return withData(png, [chunk('IDAT', zlib(rows))]);
}

/** Every kind of data that PNGs contain besides their picture, and every kind of PNG that browsers show. */
export const pngs: Fixture[] = [
  withFirst(
    'texts',
    ['SECRET-text-1', 'SECRET-text-2', 'SECRET-text-3', 'SECRET-text-4', 'SECRET-text-5'],
    () => [
      text('Author', 'SECRET-text-1'),
      compressedText('Comment', 'SECRET-text-2'),
      internationalText('Title', 'SECRET-text-3'),
      compressedInternationalText('Thumb::URI', 'file:///home/SECRET-text-4'),
      text('SECRET-text-5', ''),
    ],
  ),
  withFirst('XMP', ['SECRET-xmp-1', 'SECRET-xmp-2'], () => [
    internationalText('XML:com.adobe.xmp', packet('dc:creator="SECRET-xmp-1"')),
    compressedInternationalText('XML:com.adobe.xmp', packet('dc:rights="SECRET-xmp-2"')),
  ]),
  withFirst('Exif of a camera', [...CAMERA_SECRETS, 'SECRET-exif-thumbnail'], async () => [
    chunk('eXIf', tiffOf({ ...CAMERA, thumbnail: await smallPicture('SECRET-exif-thumbnail') })),
  ]),
  withFirst(
    'profiles of ImageMagick',
    [...CAMERA_SECRETS, 'SECRET-iptc-who', 'SECRET-xmp-1', 'SECRET-8bim'],
    () => [
      rawProfile('exif', concat([latin1('Exif\0\0'), tiffOf(CAMERA)])),
      rawProfile('iptc', IPTC),
      rawProfile('xmp', latin1(packet('dc:creator="SECRET-xmp-1"'))),
      rawProfile('8bim', latin1('SECRET-8bim')),
    ],
  ),
  {
    name: 'time, resolution and data of programs',
    secrets: ['SECRET-private', 'SECRET-c2pa', 'SECRET-palette', 'SECRET-late'],
    make: async () =>
      around(
        await picture(),
        [
          chunk('tIME', Uint8Array.of(2026 >> 8, 2026 & 255, 11, 14, 18, 32, 7)),
          chunk('pHYs', long(5669), long(5669), Uint8Array.of(1)),
          chunk('prVt', 'SECRET-private'),
          chunk('caBX', 'SECRET-c2pa'),
          chunk('iDOT', new Uint8Array(28)),
          chunk('sPLT', 'SECRET-palette\0', new Uint8Array(11)),
          palette(7),
        ],
        [chunk('IDAT', 'SECRET-late')],
      ),
  },
  withFirst('chunks that repeat, lie or stand nowhere', ['SECRET-g', 'SECRET-i', 'SECRET-t'], () => [
    chunk('gAMA', long(45455)),
    chunk('gAMA', 'SECRET-g'),
    broken(chunk('sRGB', Uint8Array.of(0))),
    chunk('iCCP', 'SECRET-i\0\0', zlib('no profile')),
    chunk('tRNS', 'SECRET-t'),
    chunk('fdAT', long(3), 'SECRET-t'),
  ]),
  {
    name: 'bytes behind the end',
    secrets: ['SECRET-after'],
    make: async () => around(await picture(), [], [], latin1('SECRET-after')),
  },
  {
    name: 'a smaller picture over a larger one',
    secrets: ['SECRET-earlier'],
    make: async () => {
      const earlier = around(await picture(), [text('Author', 'SECRET-earlier')]);
      return around(await picture(), [], [], earlier.subarray(40));
    },
  },
  {
    name: 'data behind the last row',
    secrets: ['SECRET-data-1', 'SECRET-data-2'],
    make: async () => {
      const png = await picture();
      const data = dataIn(png);
      return withData(png, [
        chunk('IDAT', data.subarray(0, 100)),
        chunk('IDAT'),
        chunk('IDAT', data.subarray(100), 'SECRET-data-1'),
        chunk('IDAT', zlib('SECRET-data-2')),
      ]);
    },
  },
  { name: 'more rows than the picture has', secrets: ['SECRET-rows'], make: longRows },
  {
    name: 'no end, behind a whole picture',
    secrets: ['SECRET-text'],
    make: async () => around(await picture(), [text('Author', 'SECRET-text')]).slice(0, -12),
  },
  withFirst(
    'a colour profile that tells much',
    [...PROFILE_SECRETS, 'SECRET-icc-name', 'SECRET-icc-after'],
    async () => [
      chunk('iCCP', 'SECRET-icc-name\0\0', zlib(profileWith(await wideProfile())), 'SECRET-icc-after'),
    ],
  ),
  ...[1, 2, 3, 4, 5, 6, 7, 8].map(turned),
  {
    name: 'an animation that begins with the picture',
    secrets: ['SECRET-frame-text', 'SECRET-frame-rest'],
    make: () => animation(true, [text('Comment', 'SECRET-frame-text')]),
  },
  {
    name: 'an animation without the picture',
    secrets: ['SECRET-frame-text', 'SECRET-frame-rest'],
    make: () => animation(false, [text('Comment', 'SECRET-frame-text')]),
  },
  coded('colour', () => picture()),
  coded('colour with alpha', () => picture({ alpha: true })),
  coded('colour of 16 bits', () => picture({ space: 'rgb16' })),
  coded('colour of 16 bits with alpha', () => picture({ space: 'rgb16', alpha: true })),
  coded('grey', () => picture({ space: 'b-w' })),
  coded('grey with alpha', () => picture({ space: 'b-w', alpha: true })),
  coded('grey of 16 bits', () => picture({ space: 'grey16' })),
  coded('a palette', () => picture({ palette: true, colours: 40 })),
  coded('a palette with alpha', () => picture({ palette: true, colours: 40, alpha: true })),
  coded('interlaced', () => picture({ progressive: true })),
  coded('interlaced, of 16 bits with alpha', () =>
    picture({ progressive: true, space: 'rgb16', alpha: true }),
  ),
  coded('interlaced, with a palette', () => picture({ progressive: true, palette: true, colours: 12 })),
  coded('stored without compression', () => picture({ compressionLevel: 0 })),
  ...[1, 2, 4].map((depth) => coded(`grey of ${depth} bits`, () => drawn(depth, 0, 1))),
  ...[1, 2, 4, 8].map((depth) =>
    coded(`a palette of ${depth} bits`, () =>
      drawn(depth, 3, 1, [palette(2 ** depth), chunk('tRNS', Uint8Array.of(0, 128))]),
    ),
  ),
  coded('a palette of more colours than its pixels can name', () => drawn(2, 3, 1, [palette(9)])),
  coded('a colour that is seen through', () =>
    drawn(8, 2, 3, [chunk('tRNS', Uint8Array.of(0, 37, 0, 74, 0, 111)), chunk('bKGD', new Uint8Array(6))]),
  ),
  coded('all that says what colours mean', async () =>
    around(await picture(), [
      chunk('cICP', Uint8Array.of(12, 13, 0, 1)),
      chunk('mDCV', new Uint8Array(16).fill(7), long(10_000_000), long(50)),
      chunk('cLLI', long(10_000_000), long(4_000_000)),
      chunk('sRGB', Uint8Array.of(0)),
      chunk('gAMA', long(45455)),
      chunk('cHRM', ...[31270, 32900, 64000, 33000, 30000, 60000, 15000, 6000].map(long)),
      chunk('sBIT', Uint8Array.of(8, 8, 8)),
      chunk('pHYs', long(600), long(300), Uint8Array.of(1)),
    ]),
  ),
  {
    name: 'everything that a program writes',
    secrets: [...CAMERA_SECRETS, ...PROFILE_SECRETS, 'SECRET-xmp-1', 'SECRET-text'],
    make: async () =>
      around(
        await picture({ space: 'rgb16' }),
        [
          chunk('iCCP', 'Display\0\0', zlib(profileWith(await wideProfile()))),
          chunk('pHYs', long(2835), long(2835), Uint8Array.of(1)),
          chunk('eXIf', tiffOf({ ...CAMERA, ifd0: { ...CAMERA.ifd0, 0x0112: 6 } })),
          internationalText('XML:com.adobe.xmp', packet('dc:creator="SECRET-xmp-1"')),
        ],
        [text('Software', 'SECRET-text')],
      ),
  },
];
