import type { JpegOptions } from 'sharp';
import { concat, latin1 } from '../bytes';
import type { Orientation } from '../jpeg/orientation';
import { plainJpeg } from './coded';
import {
  app,
  around,
  comment,
  credentials,
  exif,
  extendedXmp,
  film,
  furtherPictures,
  jfifThumbnail,
  packet,
  photoshop,
  picture,
  profileSegments,
  smallPicture,
  unusedTable,
  XMP,
} from './jpeg-parts';
import { PROFILE_SECRETS, profileWith, wideProfile } from './profiles';
import type { Blocks } from './tiff';

/** A file to clean, and the secrets that must not be found in it afterwards. */
export interface Fixture {
  name: string;
  make: () => Promise<Uint8Array>;
  secrets: string[];
}

function withFirst(
  name: string,
  secrets: string[],
  segments: () => Uint8Array[] | Promise<Uint8Array[]>,
): Fixture {
  return { name, secrets, make: async () => around(await picture(), await segments()) };
}

const CAMERA: Blocks = {
  ifd0: {
    0x010f: 'Fairphone',
    0x0110: 'SECRET-exif-model',
    0x0131: 'SECRET-exif-software',
    0x0132: '2026:11:15 09:04:51',
    0x013b: 'SECRET-exif-artist',
  },
  exif: {
    0x9003: '2026:11:14 18:32:07',
    0x9011: '+08:00',
    0x927c: latin1('FairphoneSECRET-exif-notes'),
    0x9286: latin1('ASCII\0\0\0SECRET-exif-comment'),
    0xa431: 'SECRET-exif-serial',
  },
  gps: {
    1: 'N',
    2: { rationals: [5, 28, 10.452] },
    3: 'E',
    4: { rationals: [100, 14, 46.032] },
    29: '2026:11:14',
  },
};
const CAMERA_SECRETS = ['model', 'software', 'artist', 'notes', 'comment', 'serial'].map(
  (name) => `SECRET-exif-${name}`,
);

const OTHERS: [number, string][] = [
  [0, 'AVI1'],
  [1, 'FLIR\0\x01\0\0'],
  [2, 'FPXR\0'],
  [3, 'Meta\0\0'],
  [4, 'Scalado\0'],
  [5, 'RMETA\0'],
  [6, 'GoPro\0'],
  [7, 'PENTAX \0'],
  [8, 'SPIFF\0'],
  [9, ''],
  [10, 'UNICODE\0'],
  [12, 'Ducky'],
  [15, 'Q'],
];

const turned = (orientation: Orientation): Fixture =>
  withFirst(`orientation ${orientation}`, ['SECRET-exif-artist'], () => [
    exif({ ifd0: { 0x0112: orientation, 0x013b: 'SECRET-exif-artist' } }),
  ]);

const coded = (name: string, options: JpegOptions, space?: string): Fixture => ({
  name,
  secrets: ['SECRET-comment'],
  make: async () => around(await picture(options, space), [comment('SECRET-comment')]),
});

/** Every kind of data that JPEGs contain besides their picture, and every kind of JPEG that browsers show. */
export const jpegs: Fixture[] = [
  withFirst('Exif of a camera, with a thumbnail', [...CAMERA_SECRETS, 'SECRET-exif-thumbnail'], async () => [
    exif({ ...CAMERA, thumbnail: await smallPicture('SECRET-exif-thumbnail') }),
  ]),
  withFirst('XMP', ['SECRET-xmp-1'], () => [app(1, XMP, packet('dc:creator="SECRET-xmp-1"'))]),
  withFirst('extended XMP', ['SECRET-xmp-extended'], extendedXmp),
  withFirst(
    'IPTC and other resources of Photoshop',
    ['SECRET-iptc-who', 'SECRET-iptc-city', 'SECRET-8bim-thumbnail', 'SECRET-8bim-xmp', 'SECRET-8bim-slices'],
    photoshop,
  ),
  {
    name: 'comments before and after the picture',
    secrets: ['SECRET-comment-1', 'SECRET-comment-2'],
    make: async () => around(await picture(), [comment('SECRET-comment-1')], [comment('SECRET-comment-2')]),
  },
  withFirst('thumbnails of JFIF', ['SECRET-jfif-1', 'SECRET-jfif-2'], () => [
    jfifThumbnail('SECRET-jfif-1'),
    app(0, 'JFXX\0\x13', Uint8Array.of(1, 1), 'SECRET-jfif-2'),
  ]),
  { name: 'further pictures (MPF)', secrets: ['SECRET-mpf-artist'], make: furtherPictures },
  withFirst('Content Credentials', ['SECRET-c2pa-author'], credentials),
  withFirst(
    'data of programs and cameras',
    OTHERS.map(([number]) => `SECRET-app-${number}`),
    () => OTHERS.map(([number, name]) => app(number, name, `SECRET-app-${number}`)),
  ),
  {
    name: 'a motion photo',
    secrets: ['SECRET-film-sound', 'SECRET-xmp-motion'],
    make: async () =>
      around(await picture(), [app(1, XMP, packet('dc:creator="SECRET-xmp-motion"'))], [], film()),
  },
  {
    name: 'bytes between and after segments',
    secrets: ['SECRET-between-1', 'SECRET-between-2', 'SECRET-after'],
    make: async () =>
      around(
        await picture(),
        [comment(''), latin1('SECRET-between-1\xff\0'), comment(''), latin1('SECRET-between-2')],
        [],
        latin1('SECRET-after'),
      ),
  },
  {
    name: 'bytes behind the last block',
    secrets: ['SECRET-behind'],
    make: async () => around(await picture(), [], [latin1('SECRET-behind')]),
  },
  {
    name: 'bytes before each restart',
    secrets: ['SECRET-restart'],
    make: () =>
      Promise.resolve(plainJpeg({ across: 8, down: 5, interval: 3, filling: latin1('SECRET-restart') })),
  },
  {
    name: 'restarts, with fill bytes before them',
    secrets: [],
    make: () => Promise.resolve(plainJpeg({ across: 8, down: 5, interval: 4, filling: latin1('\xff\xff') })),
  },
  {
    name: 'tables that no scan uses',
    secrets: ['SECRET-table'],
    make: async () => around(await picture(), [unusedTable('SECRET-table')]),
  },
  {
    name: 'no end, behind a whole picture',
    secrets: ['SECRET-comment'],
    make: async () => around(await picture(), [comment('SECRET-comment')]).slice(0, -2),
  },
  withFirst('a colour profile that tells much', PROFILE_SECRETS, async () =>
    profileSegments(profileWith(await wideProfile())),
  ),
  withFirst('a colour profile in three parts', PROFILE_SECRETS, async () =>
    profileSegments(profileWith(await wideProfile(), 140_000)).reverse(),
  ),
  withFirst('a colour profile that can’t be read', ['SECRET-icc-broken'], () => [
    app(2, 'ICC_PROFILE\0\x01\x01', 'SECRET-icc-broken'.repeat(20)),
  ]),
  withFirst('Adobe’s segment with more behind it', ['SECRET-adobe'], () => [
    app(14, 'Adobe\0\x64\0\0\0\0\x01', 'SECRET-adobe'),
  ]),
  ...([1, 2, 3, 4, 5, 6, 7, 8] as const).map(turned),
  coded('progressive', { progressive: true }),
  coded('colour at half size', { chromaSubsampling: '4:2:0' }),
  coded('colour at full size', { chromaSubsampling: '4:4:4' }),
  coded('best quality', { quality: 100, progressive: true, chromaSubsampling: '4:4:4' }),
  coded('grey', {}, 'b-w'),
  coded('grey and progressive', { progressive: true }, 'b-w'),
  coded('CMYK', {}, 'cmyk'),
  coded('CMYK and progressive', { progressive: true }, 'cmyk'),
  {
    name: 'everything that a phone writes',
    secrets: [
      ...CAMERA_SECRETS,
      ...PROFILE_SECRETS,
      'SECRET-xmp-1',
      'SECRET-film-sound',
      'SECRET-mpf-artist',
    ],
    make: async () => {
      const first = [
        exif({ ...CAMERA, ifd0: { ...CAMERA.ifd0, 0x0112: 6 } }),
        app(1, XMP, packet('dc:creator="SECRET-xmp-1"')),
        ...profileSegments(profileWith(await wideProfile())),
      ];
      return concat([around(await furtherPictures(), first), film()]);
    },
  },
];
