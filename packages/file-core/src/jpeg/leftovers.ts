import { counted, formatSize } from '@hub/locale';
import { concat, hasAt, indexOf, readable, shown, totalLength, viewOf } from '../bytes';
import { distinct } from '../details/distinct';
import { detailsOfExif } from '../details/exif';
import { detailsOfPhotoshop } from '../details/photoshop';
import { orSize } from '../details/text';
import { thumbnailDetail } from '../details/thumbnail';
import { detailsOfXmp } from '../details/xmp';
import type { Size } from '../picture/plan';
import type { Detail } from '../report';
import { Marker } from './segments';
import { EXIF } from './orientation';
import type { Leftover } from './picture';

const XMP = 'http://ns.adobe.com/xap/1.0/\0';
const EXTENDED_XMP = 'http://ns.adobe.com/xmp/extension/\0';
const GUID_LENGTH = 32;
/** After the name of extended XMP: a GUID, the size of the whole, and the offset (XMP 3, 1.1.3.1). */
const EXTENDED_HEAD = EXTENDED_XMP.length + GUID_LENGTH + 8;
const PHOTOSHOP = 'Photoshop 3.0\0';
/** A JFIF thumbnail; the next byte is its format (JFIF 1.02). */
const JFXX = 'JFXX\0';
const LONGEST_NAME = 40;
/** Valid files have one or two blocks of a kind; only this many are read. */
const MOST_BLOCKS = 10;
/** The most names of programs that are listed; hostile files have thousands. */
const MOST_NAMES = 20;

/** A kind of segments, known by the marker and the name with which they begin, and how they are described. */
interface Kind {
  marker: number;
  name: string;
  details: (data: readonly Uint8Array[], picture: Size) => Promise<Detail[]> | Detail[];
}

/** A kind that is shown by its name and size. */
function sized(marker: number, name: string, topic: Detail['topic'], label: string, note = ''): Kind {
  return {
    marker,
    name,
    details: (data) => [{ topic, label, value: `${note}${formatSize(totalLength(data))}` }],
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

/** Groups items by a key, in the order in which the keys first occur. */
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

/** The details of the first blocks of a kind, and the number of the others. */
async function firstOf<T>(
  label: string,
  blocks: readonly T[],
  read: (block: T) => Promise<Detail[]>,
): Promise<Detail[]> {
  const details = (await Promise.all(blocks.slice(0, MOST_BLOCKS).map(read))).flat();
  const rest = blocks.length - MOST_BLOCKS;
  return rest > 0 ? [...details, { topic: 'more', label, value: `${rest} more` }] : details;
}

/** Exif that is too long for one segment continues in others, which do not begin with a TIFF header. */
async function exifDetails(data: readonly Uint8Array[], picture: Size): Promise<Detail[]> {
  const blocks: Uint8Array[][] = [];
  for (const part of data) {
    const tiff = part.subarray(EXIF.length);
    const current = blocks.at(-1);
    if (current && !hasAt(tiff, 'II*\0') && !hasAt(tiff, 'MM\0*')) current.push(tiff);
    else blocks.push([tiff]);
  }
  const details = await firstOf('Exif', blocks, (block) => detailsOfExif(concat(block), picture));
  return orSize(details, 'Exif', totalLength(data));
}

/** Joins the parts of extended XMP in their order; parts with the same GUID are one packet. */
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
  return orSize(await firstOf('XMP', whole, detailsOfXmp), 'XMP', totalLength(data));
}

/** Photoshop's resources continue in the next segment if one is full. */
function photoshopDetails(data: readonly Uint8Array[]): Promise<Detail[]> {
  return detailsOfPhotoshop(concat(data.map((part) => part.subarray(PHOTOSHOP.length))));
}

function commentDetails(data: readonly Uint8Array[]): Promise<Detail[]> {
  return firstOf('Comment', data, (part) => {
    const value = readable(part) || formatSize(part.length);
    return Promise.resolve([{ topic: 'more', label: 'Comment', value }]);
  });
}

/** The index of the further pictures in the file (CIPA DC-007); their number is in the tag B001. */
function furtherPictures(data: Uint8Array = new Uint8Array()): Detail[] {
  const isLittle = hasAt(data, 'II', 4);
  const tag = isLittle ? '\x01\xb0\x04\0\x01\0\0\0' : '\xb0\x01\0\x04\0\0\0\x01';
  const at = indexOf(data, tag);
  const count = at === -1 || at + 12 > data.length ? 0 : viewOf(data).getUint32(at + 8, isLittle);
  const value = count > 1 ? counted(count - 1, 'beside this one', 'beside this one') : 'An index of them';
  return [{ topic: 'more', label: 'Further pictures', value }];
}

/** JUMBF boxes (ISO 19566-5), which may contain Content Credentials (C2PA). */
function credentials(data: readonly Uint8Array[]): Detail[] {
  const isC2pa = data.some((part) => indexOf(part, 'c2pa') !== -1);
  const label = isC2pa ? 'Content Credentials' : 'Boxes of data (JUMBF)';
  const note = isC2pa ? 'How and by whom it was made, ' : '';
  return [{ topic: 'edits', label, value: `${note}${formatSize(totalLength(data))}` }];
}

/** The text at the start of the data, which names the program that wrote it; `''` if there is none. */
function nameIn(data: Uint8Array): string {
  return /^[\x20-\x7e]{3,}/.exec(String.fromCharCode(...data.subarray(0, LONGEST_NAME)))?.[0] ?? '';
}

/** The label of data of an unknown kind: where it is, or how it begins. */
function labelOf({ marker, data }: Leftover): string {
  if (marker === null) return 'Between the parts of the picture';
  if (marker < Marker.APP0) return 'Tables that nothing uses';
  return `Data of a program (${shown(nameIn(data)) || `APP${marker - Marker.APP0}`})`;
}

/** The details of data of unknown kinds: the total size for each label. */
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
    value: formatSize(totalLength(group.map(({ data }) => data))),
  }));
}

/**
 * What leftovers give away, grouped by kind. Never fails.
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
