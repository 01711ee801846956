import { counted } from '@hub/locale';
import type { Detail } from '../report';
import { distinct } from './distinct';
import { momentOf } from './moment';
import type { Leaf, Property } from './rdf';
import { tagDetails, type TagGroups } from './tags';
import { labelOf, unread, valueInWords } from './text';
import { PREFIXES, type Telling, XMP_FIELDS, XMP_GROUPS } from './xmp-fields';

/** For longer packets, only the size is shown: reading one of this length takes a second. */
const MOST_LETTERS = 4_000_000;
/** How many properties without a label of their own are listed; the rest is counted. */
const LISTED = 20;

/** Exif tags whose XMP name differs from exifr's name. */
const TAG_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    BodySerialNumber: 'SerialNumber',
    CameraOwnerName: 'OwnerName',
    DateTime: 'ModifyDate',
    DateTimeDigitized: 'CreateDate',
    ImageLength: 'ImageHeight',
    ISOSpeedRatings: 'ISO',
    LensSpecification: 'LensInfo',
    PhotographicSensitivity: 'ISO',
    PixelXDimension: 'ExifImageWidth',
    PixelYDimension: 'ExifImageHeight',
  }),
);
const TAG_SPACES = ['tiff', 'exif', 'exifEX', 'aux'];
/** The property that points to the rest of a long packet. */
const POINTER = 'xmpNote:HasExtendedXMP';

function valueTextOf(leaves: readonly Leaf[]): string {
  const texts = leaves.map(({ text }) => valueInWords(text)).filter((text) => text !== '');
  return [...new Set(texts)].join(', ');
}

function valueOf({ leaves, items }: Property, telling: Telling): Detail['value'] {
  if (telling === 'text') return valueTextOf(leaves);
  if (telling === 'time') return momentOf(valueTextOf(leaves)) ?? valueTextOf(leaves);
  if ('count' in telling) return items > 0 ? counted(items, telling.count) : valueTextOf(leaves);
  return valueTextOf(leaves.filter(({ name }) => name === telling.only)) || counted(items, 'part');
}

/** "19/10" as a number, and `5,28.1742N`, which is a place, as degrees; other texts are unchanged. */
function tagValue(text: string): unknown {
  const fraction = /^(-?\d+)\/(\d+)$/.exec(text);
  if (fraction) return Number(fraction[1]) / Number(fraction[2]);
  const place = /^(\d+),(\d+(?:\.\d+)?)(?:,(\d+(?:\.\d+)?))?([NSEW])$/.exec(text);
  if (!place) return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
  const degrees = Number(place[1]) + Number(place[2]) / 60 + Number(place[3] ?? 0) / 3600;
  return place[4] === 'S' || place[4] === 'W' ? -degrees : degrees;
}

/** The properties that belong to Exif, under their Exif names. */
function tagGroups(properties: readonly (readonly [space: string, property: Property])[]): TagGroups {
  const ifd0: [string, unknown][] = [];
  const exif: [string, unknown][] = [];
  const gps: [string, unknown][] = [];
  for (const [space, { name, leaves }] of properties) {
    const group = space === 'tiff' ? ifd0 : name.startsWith('GPS') ? gps : exif;
    const text = valueTextOf(leaves);
    const value = /Serial|Owner|Name|Model|Make|Software|Date/.test(name) ? text : tagValue(text);
    if (text !== '') group.push([TAG_NAMES.get(name) ?? name, value]);
  }
  return {
    ifd0: Object.fromEntries(ifd0),
    exif: Object.fromEntries(exif),
    gps: Object.fromEntries(gps),
    interop: {},
  };
}

function groupDetails(spaces: readonly string[]): Detail[] {
  return [...XMP_GROUPS].flatMap(([space, [topic, label, thing]]) => {
    const count = spaces.filter((other) => other === space).length;
    return count === 0 ? [] : [{ topic, label, value: counted(count, thing) }];
  });
}

function otherDetails(properties: readonly Property[]): Detail[] {
  const listed = properties.slice(0, LISTED).flatMap((property): Detail[] => {
    const value = valueTextOf(property.leaves);
    return value === '' ? [] : [{ topic: 'more', label: labelOf(property.name), value }];
  });
  const rest = properties.length - LISTED;
  if (rest > 0)
    listed.push({ topic: 'more', label: 'XMP', value: counted(rest, 'more entry', 'more entries') });
  return listed;
}

function detailsOf(properties: readonly Property[]): Detail[] {
  const details: Detail[] = [];
  const tags: [string, Property][] = [];
  const grouped: string[] = [];
  const others: Property[] = [];
  for (const property of properties) {
    const space = PREFIXES.get(property.space) ?? property.space;
    const key = `${space}:${property.name}`;
    const field = XMP_FIELDS.get(key);
    if (field)
      details.push({ topic: field[0], label: field[1], value: valueOf(property, field[2] ?? 'text') });
    else if (TAG_SPACES.includes(space)) tags.push([space, property]);
    else if (XMP_GROUPS.has(space)) grouped.push(space);
    else if (key !== POINTER) others.push(property);
  }
  const known = details.filter(({ value }) => value !== '');
  return distinct([
    ...tagDetails(tagGroups(tags)),
    ...known,
    ...groupDetails(grouped),
    ...otherDetails(others),
  ]);
}

/** Packets are UTF-8 or UTF-16, with a byte order mark or a zero byte first (ISO 16684-1, 7.1). */
function textOfPacket(bytes: Uint8Array): string {
  const [first = 0, second = 0] = bytes;
  if (first === 0xff || (first !== 0 && second === 0)) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe || first === 0) return new TextDecoder('utf-16be').decode(bytes);
  return new TextDecoder().decode(bytes);
}

/** Only the packet: some files have zeros or line ends around it. */
function packetIn(text: string): string {
  return text.slice(text.indexOf('<'), text.lastIndexOf('>') + 1);
}

/**
 * The details in an XMP packet (ISO 16684-1). Never fails: a packet that can't be read, or that contains
 * nothing else, becomes one detail.
 */
export async function detailsOfXmp(xmp: Uint8Array | string): Promise<Detail[]> {
  try {
    if (xmp.length > MOST_LETTERS) return [unread('XMP', xmp.length)];
    const { propertiesOfPacket } = await import('./rdf');
    const details = detailsOf(
      propertiesOfPacket(packetIn(typeof xmp === 'string' ? xmp : textOfPacket(xmp))),
    );
    return details.length > 0 ? details : [{ topic: 'more', label: 'XMP', value: 'An empty packet' }];
  } catch {
    return [unread('XMP', xmp.length)];
  }
}
