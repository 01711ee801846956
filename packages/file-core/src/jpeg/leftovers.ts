import { counted, formatSize } from '@hub/locale';
import { concat, hasAt, hasText, latin1, readable, shown, viewOf } from '../bytes';
import { distinct } from '../details/distinct';
import { detailsOfExif } from '../details/exif';
import { detailsOfPhotoshop } from '../details/photoshop';
import { thumbnailDetail, type Size } from '../details/thumbnail';
import { detailsOfXmp } from '../details/xmp';
import type { Detail } from '../report';
import { Marker } from './segments';
import { EXIF } from './orientation';
import type { Leftover } from './picture';

const XMP = 'http://ns.adobe.com/xap/1.0/\0';
const EXTENDED_XMP = 'http://ns.adobe.com/xmp/extension/\0';
const GUID_LENGTH = 32;
/** Behind the name of a part of extended XMP: a GUID, the size of all, the part's offset (XMP 3, 1.1.3.1). */
const EXTENDED_HEAD = EXTENDED_XMP.length + GUID_LENGTH + 8;
const PHOTOSHOP = 'Photoshop 3.0\0';
/** Thumbnails of JFIF, their format in the byte that follows (JFIF 1.02). */
const JFXX = 'JFXX\0';
const LONGEST_NAME = 40;
/** Good files have one or two blocks of a kind; of more, the first ones are read. */
const MOST_BLOCKS = 10;
/** Names of programs that are listed; hostile files have thousands. */
const MOST_NAMES = 20;

/** Details of all segments of a kind, which are told from others by their marker and the text they begin with. */
interface Kind {
  marker: number;
  name: string;
  details: (data: readonly Uint8Array[], picture: Size) => Promise<Detail[]> | Detail[];
}

const totalOf = (parts: readonly Uint8Array[]) => parts.reduce((sum, { length }) => sum + length, 0);

/** A kind that is told by its name and size. */
function sized(marker: number, name: string, topic: Detail['topic'], label: string, note = ''): Kind {
  return {
    marker,
    name,
    details: (data) => [{ topic, label, value: `${note}${formatSize(totalOf(data))}` }],
  };
}

const KINDS: readonly Kind[] = [
  { marker: 0xe1, name: EXIF, details: exifDetails },
  {
    marker: 0xe1,
    name: XMP,
    details: (data) => firstOf('XMP', data, (part) => detailsOfXmp(part.subarray(XMP.length))),
  },
  { marker: 0xe1, name: EXTENDED_XMP, details: extendedXmpDetails },
  { marker: 0xed, name: PHOTOSHOP, details: photoshopDetails },
  { marker: Marker.COM, name: '', details: commentDetails },
  { marker: 0xe2, name: 'MPF\0', details: ([data]) => furtherPictures(data) },
  { marker: 0xe0, name: 'JFIF\0', details: () => [thumbnailDetail(new Uint8Array())] },
  {
    marker: 0xe0,
    name: JFXX,
    details: (data, picture) => data.map((part) => thumbnailDetail(part.subarray(JFXX.length + 1), picture)),
  },
  sized(0xe1, 'FLIR\0', 'device', 'Thermal camera', 'FLIR’s own data, '),
  { marker: 0xeb, name: 'JP', details: credentials },
  sized(0xe2, 'FPXR\0', 'more', 'FlashPix data'),
  sized(0xec, 'Ducky', 'edits', 'Program', 'Photoshop’s settings for the web, '),
  sized(0xee, 'Adobe', 'edits', 'Program', 'Adobe’s own data, '),
];

/** Those that have a key in common, in the order of the first of each. */
function groupedBy<T, K>(items: readonly T[], keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/** The details of the first blocks of a kind, and how many more there are. */
async function firstOf<T>(
  label: string,
  blocks: readonly T[],
  read: (block: T) => Promise<Detail[]>,
): Promise<Detail[]> {
  const details = (await Promise.all(blocks.slice(0, MOST_BLOCKS).map(read))).flat();
  const rest = blocks.length - MOST_BLOCKS;
  return rest > 0 ? [...details, { topic: 'more', label, value: `${rest} more` }] : details;
}

/** Exif that is too long for a segment goes on in further ones, which do not begin as TIFF does. */
async function exifDetails(data: readonly Uint8Array[], picture: Size): Promise<Detail[]> {
  const blocks: Uint8Array[][] = [];
  for (const part of data) {
    const tiff = part.subarray(EXIF.length);
    const current = blocks.at(-1);
    if (current && !hasAt(tiff, 'II*\0') && !hasAt(tiff, 'MM\0*')) current.push(tiff);
    else blocks.push([tiff]);
  }
  const details = await firstOf('Exif', blocks, (block) => detailsOfExif(concat(block), picture));
  // Exif may tell of the picture alone; it goes all the same.
  return details.length > 0 ? details : [{ topic: 'more', label: 'Exif', value: formatSize(totalOf(data)) }];
}

/** The parts of extended XMP put in their order; those of one GUID are one packet. */
async function extendedXmpDetails(data: readonly Uint8Array[]): Promise<Detail[]> {
  const parts = data.filter(({ length }) => length >= EXTENDED_HEAD);
  const guidOf = (part: Uint8Array) =>
    readable(part.subarray(EXTENDED_XMP.length, EXTENDED_XMP.length + GUID_LENGTH));
  const offsetOf = (part: Uint8Array) => viewOf(part).getUint32(EXTENDED_HEAD - 4);
  const packets = groupedBy(parts, guidOf);
  const whole = [...packets.values()].map((packet) =>
    concat(
      packet
        .toSorted((one, other) => offsetOf(one) - offsetOf(other))
        .map((part) => part.subarray(EXTENDED_HEAD)),
    ),
  );
  const details = await firstOf('XMP', whole, detailsOfXmp);
  return details.length > 0 ? details : [{ topic: 'more', label: 'XMP', value: formatSize(totalOf(data)) }];
}

/** Photoshop's resources go on in the next segment where one is full. */
function photoshopDetails(data: readonly Uint8Array[]): Promise<Detail[]> {
  return detailsOfPhotoshop(concat(data.map((part) => part.subarray(PHOTOSHOP.length))));
}

function commentDetails(data: readonly Uint8Array[]): Promise<Detail[]> {
  return firstOf('Comment', data, (part) => {
    const value = readable(part) || formatSize(part.length);
    return Promise.resolve([{ topic: 'more', label: 'Comment', value }]);
  });
}

/** The index of the further pictures that follow this one (CIPA DC-007); how many it lists is in the tag B001. */
function furtherPictures(data: Uint8Array = new Uint8Array()): Detail[] {
  const isLittle = hasAt(data, 'II', 4);
  const tag = latin1(isLittle ? '\x01\xb0\x04\0\x01\0\0\0' : '\xb0\x01\0\x04\0\0\0\x01');
  const at = data.findIndex((_, index) => tag.every((byte, offset) => data[index + offset] === byte));
  const count = at === -1 || at + 12 > data.length ? 0 : viewOf(data).getUint32(at + 8, isLittle);
  const value = count > 1 ? counted(count - 1, 'beside this one', 'beside this one') : 'An index of them';
  return [{ topic: 'more', label: 'Further pictures', value }];
}

/** Boxes of JUMBF (ISO 19566-5); Content Credentials are kept in such (C2PA). */
function credentials(data: readonly Uint8Array[]): Detail[] {
  const isC2pa = data.some((part) => hasText(part, 'c2pa'));
  const label = isC2pa ? 'Content Credentials' : 'Boxes of data (JUMBF)';
  const note = isC2pa ? 'How and by whom it was made, ' : '';
  return [{ topic: 'edits', label, value: `${note}${formatSize(totalOf(data))}` }];
}

/** How data begins, where that is text that says whose it is. */
function nameIn(data: Uint8Array): string {
  return /^[\x20-\x7e]{3,}/.exec(String.fromCharCode(...data.subarray(0, LONGEST_NAME)))?.[0] ?? '';
}

/** Data of an unknown kind: its place, and how it begins. */
function labelOf({ marker, data }: Leftover): string {
  if (marker === null) return 'Between the parts of the picture';
  if (marker < Marker.APP0) return 'Tables that nothing uses';
  return `Data of a program (${shown(nameIn(data)) || `APP${marker - Marker.APP0}`})`;
}

/** Details of what no kind is known of: how much there is of each name. */
function unknownDetails(leftovers: readonly Leftover[]): Detail[] {
  const names = new Set<string>();
  const nameOf = (leftover: Leftover) => {
    const label = labelOf(leftover);
    if (names.size < MOST_NAMES) names.add(label);
    return names.has(label) ? label : 'Data of other programs';
  };
  return [...groupedBy(leftovers, nameOf)].map(([label, group]) => ({
    topic: 'more',
    label,
    value: formatSize(totalOf(group.map(({ data }) => data))),
  }));
}

/**
 * What leftovers give away, those of a kind together. Never fails.
 * @param picture the size of the picture as it is stored
 */
export async function detailsOfLeftovers(leftovers: readonly Leftover[], picture: Size): Promise<Detail[]> {
  const kindOfLeftover = ({ marker, data }: Leftover) =>
    KINDS.find((kind) => kind.marker === marker && hasAt(data, kind.name)) ?? null;
  const kinds = groupedBy(leftovers, kindOfLeftover);
  const known = [...kinds].map(
    async ([kind, group]) =>
      kind?.details(
        group.map(({ data }) => data),
        picture,
      ) ?? [],
  );
  return distinct([...(await Promise.all(known)).flat(), ...unknownDetails(kinds.get(null) ?? [])]);
}
