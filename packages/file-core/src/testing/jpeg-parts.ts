import sharp, { type JpegOptions } from 'sharp';
import { concat, latin1 } from '../bytes';
import { segmentBytes } from '../jpeg/picture';
import { tiffOf, type Blocks } from './tiff';

export const XMP = 'http://ns.adobe.com/xap/1.0/\0';
const EXTENDED_XMP = 'http://ns.adobe.com/xmp/extension/\0';
const GUID = '5D6B33CA5D6B33CA5D6B33CA5D6B33CA';

export const app = (number: number, ...data: readonly (string | Uint8Array)[]) =>
  concat(
    segmentBytes(0xe0 + number, ...data.map((part) => (typeof part === 'string' ? latin1(part) : part))),
  );
export const comment = (text: string) => concat(segmentBytes(0xfe, latin1(text)));
const long = (number: number) =>
  Uint8Array.of(number >> 24, (number >> 16) & 255, (number >> 8) & 255, number & 255);

const [WIDTH, HEIGHT] = [61, 43];

/** Edges, gradients and noise, always the same: red, green and blue of each pixel. */
const pixelValues = () =>
  Uint8Array.from({ length: 3 * WIDTH * HEIGHT }, (_, index) => {
    const [x, y] = [Math.floor(index / 3) % WIDTH, Math.floor(index / 3 / WIDTH)];
    return (x * (3 + (index % 3)) + ((x ^ y) & 8) * 11 + ((index * 7919) % 23)) & 255;
  });

/** A picture as libvips writes it. */
export async function picture(options: JpegOptions = {}, space = 'srgb'): Promise<Uint8Array> {
  const made = sharp(pixelValues(), { raw: { width: WIDTH, height: HEIGHT, channels: 3 } });
  return new Uint8Array(await made.toColourspace(space).jpeg(options).toBuffer());
}

/** The picture with segments after its first marker, others before its end, and bytes after it. */
export function around(
  jpeg: Uint8Array,
  first: readonly Uint8Array[],
  last: readonly Uint8Array[] = [],
  after: Uint8Array = new Uint8Array(),
) {
  return concat([jpeg.subarray(0, 2), ...first, jpeg.subarray(2, -2), ...last, jpeg.subarray(-2), after]);
}

export const exif = (blocks: Blocks) => app(1, 'Exif\0\0', tiffOf(blocks));

/** Another small JPEG, with a secret in it. */
export async function smallPicture(secret: string): Promise<Uint8Array> {
  const small = await sharp({ create: { width: 16, height: 16, channels: 3, background: 'navy' } })
    .jpeg()
    .toBuffer();
  return around(new Uint8Array(small), [comment(secret)]);
}

export const packet = (inner: string) =>
  `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmpNote="http://ns.adobe.com/xmp/note/" ${inner}/></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`;

/** A long packet in two parts, the second one first. */
export function extendedXmp(): Uint8Array[] {
  const text = packet(`dc:source="${'x'.repeat(70_000)}" dc:rights="SECRET-xmp-extended"`);
  const part = (from: number, to: number) =>
    app(1, EXTENDED_XMP, GUID, long(text.length), long(from), text.slice(from, to));
  return [
    app(1, XMP, packet(`xmpNote:HasExtendedXMP="${GUID}"`)),
    part(65_000, text.length),
    part(0, 65_000),
  ];
}

/** One of Photoshop's image resources, without a name. */
function resource(id: number, data: Uint8Array): Uint8Array {
  const head = Uint8Array.of(id >> 8, id & 255, 0, 0);
  return concat([latin1('8BIM'), head, long(data.length), data, new Uint8Array(data.length & 1)]);
}

export async function photoshop(): Promise<Uint8Array[]> {
  const iptc = latin1('\x1c\x02\x50\0\x0fSECRET-iptc-who\x1c\x02\x5a\0\x10SECRET-iptc-city');
  const thumbnail = await smallPicture('SECRET-8bim-thumbnail');
  const resources = [
    resource(0x0404, iptc),
    resource(0x0424, latin1(packet('dc:creator="SECRET-8bim-xmp"'))),
    resource(0x040c, concat([new Uint8Array(28), thumbnail])),
    resource(0x041a, latin1('SECRET-8bim-slices')),
  ];
  return [app(13, 'Photoshop 3.0\0', ...resources)];
}

/** An index of two pictures (CIPA DC-007), and the second picture after the first. */
export async function furtherPictures(): Promise<Uint8Array> {
  const second = around(await picture(), [exif({ ifd0: { 0x013b: 'SECRET-mpf-artist' } })]);
  const index = tiffOf({ ifd0: { 0xb000: latin1('0100'), 0xb001: [2], 0xb002: new Uint8Array(32) } });
  return around(await picture(), [app(2, 'MPF\0', index)], [], second);
}

/** Content Credentials in two segments, as a long box is stored (ISO 19566-5, D.2). */
export function credentials(): Uint8Array[] {
  const box = concat([
    long(200),
    latin1('jumb'),
    long(40),
    latin1('jumdc2pa\0'),
    latin1('SECRET-c2pa-author'),
  ]);
  const part = (number: number) => app(11, 'JP\0\x01', long(number), box);
  return [part(1), part(2)];
}

export const film = () =>
  concat([long(24), latin1('ftypmp42\0\0\0\0isommp42'), long(26), latin1('mdatSECRET-film-sound\0')]);

/** A profile in as many segments as it needs. */
export function profileSegments(profile: Uint8Array): Uint8Array[] {
  const most = 65_519;
  const count = Math.ceil(profile.length / most);
  return Array.from({ length: count }, (_, index) =>
    app(
      2,
      'ICC_PROFILE\0',
      Uint8Array.of(index + 1, count),
      profile.subarray(index * most, (index + 1) * most),
    ),
  );
}

/** A table that no scan uses, with a secret in it. */
export const unusedTable = (secret: string) => {
  const table = new Uint8Array(65).fill(1);
  table.set(latin1(secret), 1);
  table[0] = 3;
  return concat(segmentBytes(0xdb, table));
};

export const jfifThumbnail = (secret: string) =>
  app(0, 'JFIF\0\x01\x02\x01\0\x48\0\x48', Uint8Array.of(3, 3), latin1(secret.padEnd(27)));
