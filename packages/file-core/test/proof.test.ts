import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { clean } from '../src/clean';
import { jpegs } from '../src/testing/jpegs';
import { pdfs } from '../src/testing/pdfs';
import { pngs } from '../src/testing/pngs';
import {
  exiftool,
  holds,
  pixels,
  qpdfText,
  render,
  seenPixels,
  writtenByExiftool,
} from '../src/testing/tools';

const STRIP = { strip: true, resize: false, watermark: null };

/** What exiftool can write into files of many kinds, and more than one independent program can read. */
const XMP = [
  '-XMP-dc:Creator=SECRET-creator',
  '-XMP-dc:Subject=SECRET-subject',
  '-XMP-xmp:CreatorTool=SECRET-tool',
  '-XMP-xmpMM:HistorySoftwareAgent=SECRET-history',
  '-XMP-mwg-rs:RegionName=SECRET-face',
  '-XMP-exif:GPSLatitude=5.4695',
  '-XMP-iptcExt:LocationShownCity=SECRET-city',
  '-XMP-lr:HierarchicalSubject=SECRET-tree',
  '-XMP-photoshop:History=SECRET-steps',
];
const CAMERA = [
  '-EXIF:Artist=SECRET-artist',
  '-EXIF:OwnerName=SECRET-owner',
  '-EXIF:SerialNumber=SECRET-serial',
  '-EXIF:LensModel=SECRET-lens',
  '-EXIF:UserComment=SECRET-comment',
  '-EXIF:XPAuthor=SECRET-windows',
  '-EXIF:GPSAreaInformation=SECRET-area',
  '-EXIF:GPSLatitude=5.4695',
  '-EXIF:GPSLatitudeRef=N',
  '-EXIF:Orientation#=6',
];
const PRESS = ['-IPTC:By-line=SECRET-byline', '-IPTC:City=SECRET-iptc', '-IPTC:Keywords=SECRET-key'];

const pictured = () =>
  sharp({
    create: {
      width: 90,
      height: 60,
      channels: 3,
      background: 'teal',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });

async function document(author = ''): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  pdf.setAuthor(author);
  pdf.addPage([200, 100]).drawText('Seen by all', { x: 20, y: 40 });
  return pdf.save({ useObjectStreams: false });
}

/**
 * What exiftool reports for a file that contains only what it shows, or for a PDF whose fields are all blank.
 */
const OF_WHAT_IS_SEEN =
  /^(File:(?!Comment)|Composite|JFIF|PNG:(?!\w*(Text|Comment|Author))|PNG-\w+|IFD0:(Orientation|[XY]Resolution|ResolutionUnit|YCbCrPositioning)|PDF:(PDFVersion|Linearized|PageCount))/;
const BLANK = ['', '1970:01:01 00:00:00Z'];

async function told(bytes: Uint8Array, extension: string): Promise<[name: string, value: unknown][]> {
  const tags = Object.entries(await exiftool(bytes, extension));
  return tags.filter(([name, value]) => !OF_WHAT_IS_SEEN.test(name) && !BLANK.includes(String(value)));
}

const kinds = [
  {
    extension: 'jpg',
    fixtures: jpegs,
    look: pixels,
    make: () => pictured().jpeg().toBuffer(),
    tags: [
      ...XMP,
      ...CAMERA,
      ...PRESS,
      '-Comment=SECRET-jpeg-comment',
      '-Photoshop:URL=SECRET-url',
      '-Ducky:Comment=SECRET-ducky',
      '-PhotoMechanic:Tagged=Yes',
    ],
  },
  {
    extension: 'png',
    fixtures: pngs,
    look: seenPixels,
    make: () => pictured().png().toBuffer(),
    tags: [...XMP, ...CAMERA, ...PRESS, '-PNG:Author=SECRET-text', '-PNG:Comment=SECRET-utf8-é'],
  },
  {
    extension: 'pdf',
    fixtures: pdfs,
    look: render,
    make: () => document(),
    tags: [
      ...XMP,
      '-PDF:Author=SECRET-author',
      '-PDF:Keywords=SECRET-keywords',
      '-PDF:CreateDate=2026:11:14',
    ],
  },
];

describe.each(kinds)('a $extension', ({ extension, fixtures, look, make, tags }) => {
  it('with all that exiftool can write into it comes out without a trace, and looks the same', async () => {
    const given = await writtenByExiftool(await make(), extension, tags);
    const secrets = tags.flatMap((tag) => /SECRET-[\w-]+/.exec(tag) ?? []);
    const found = JSON.stringify(await exiftool(given, extension));
    expect(secrets.filter((secret) => !found.includes(secret))).toEqual([]);
    const { bytes, before, after } = await clean(given, STRIP);
    expect(before.details.length).toBeGreaterThan(5);
    expect(after.details).toEqual([]);
    expect(secrets.filter((secret) => holds(bytes, secret))).toEqual([]);
    expect(await told(bytes, extension)).toEqual([]);
    expect(await look(bytes)).toEqual(await look(given));
  });

  it.each(fixtures)(
    'with $name comes out clean and looks the same',
    async ({ make: makeFixture, secrets }) => {
      const given = await makeFixture();
      const { bytes, after } = await clean(given, STRIP);
      expect(after.details).toEqual([]);
      expect(secrets.filter((secret) => holds(bytes, secret))).toEqual([]);
      expect(await look(bytes)).toEqual(await look(given));
    },
  );
});

it('leaves in a PDF nothing for qpdf to find, in earlier versions of it neither', async () => {
  const given = await writtenByExiftool(await document('SECRET-first'), 'pdf', ['-PDF:Author=SECRET-second']);
  expect(holds(given, 'SECRET-first')).toBe(true);
  const { bytes } = await clean(given, STRIP);
  expect(holds(bytes, 'SECRET-first')).toBe(false);
  expect(await qpdfText(bytes)).not.toMatch(/SECRET/);
});
