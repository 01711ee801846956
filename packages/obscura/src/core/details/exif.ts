import type { Detail } from '../report';
import { cameraDetails, dateDetails } from './exif-camera';
import { CAMERA_SETTINGS, EXIF_FIELDS, TECHNICAL } from './exif-fields';
import { gpsDetails } from './exif-gps';
import { distinct } from './distinct';
import type { ExifBlocks, Tags } from './exifr';
import { detailsOfIptc } from './iptc';
import { type SoundTiff, soundTiff, TAKEN_OUT } from './tiff';
import { countInWords, labelOf, sizeInWords, textOf, unread, valueInWords } from './words';
import { detailsOfXmp } from './xmp';

/** Said elsewhere together with others; the orientation is what a picture keeps. */
const TOLD: ReadonlySet<string> = new Set([
  'Orientation',
  'Make',
  'Model',
  'LensMake',
  'LensModel',
  'LensInfo',
  'Lens',
  'ModifyDate',
  'DateTimeOriginal',
  'CreateDate',
  'OffsetTime',
  'OffsetTimeOriginal',
  'OffsetTimeDigitized',
  'SubSecTime',
  'SubSecTimeOriginal',
  'SubSecTimeDigitized',
  String(TAKEN_OUT),
]);

function fieldDetails(tags: Tags): Detail[] {
  const details: Detail[] = [];
  for (const [name, value] of Object.entries(tags)) {
    if (TOLD.has(name) || CAMERA_SETTINGS.has(name) || TECHNICAL.has(name)) continue;
    const isWide = name.startsWith('XP') && value instanceof Uint8Array;
    const text = isWide ? textOf(new TextDecoder('utf-16le').decode(value)) : valueInWords(value);
    const [topic, label] = EXIF_FIELDS[name] ?? [
      'more' as const,
      labelOf(/^\d+$/.test(name) ? `Tag ${name}` : name),
    ];
    if (text !== '') details.push({ topic, label, value: text });
  }
  return details;
}

function technicalDetails({ ifd0 = {}, exif = {}, interop = {} }: ExifBlocks): Detail[] {
  const names = Object.keys({ ...ifd0, ...exif }).filter((name) => TECHNICAL.has(name));
  const count = names.length + Object.keys(interop).length;
  return count === 0
    ? []
    : [{ topic: 'more', label: 'Technical notes', value: countInWords(count, 'entry', 'entries') }];
}

const COMMENT_CODE_LENGTH = 8;

/** The character code of a comment stands in its first eight bytes (Exif 3.0, table 10). */
function commentOf(raw: Uint8Array, littleEndian: boolean): string {
  const code = textOf(new TextDecoder('latin1').decode(raw.subarray(0, COMMENT_CODE_LENGTH)));
  const encoding = { UNICODE: littleEndian ? 'utf-16le' : 'utf-16be', JIS: 'iso-2022-jp' }[code] ?? 'utf-8';
  return textOf(new TextDecoder(encoding).decode(raw.subarray(COMMENT_CODE_LENGTH)));
}

function ownNotes({ ifd1, makerNote, userComment }: ExifBlocks, littleEndian: boolean): Detail[] {
  const details: Detail[] = [];
  if (makerNote instanceof Uint8Array && makerNote.length > 0) {
    const value = `${sizeInWords(makerNote.length)}, often with serial numbers`;
    details.push({ topic: 'device', label: 'Maker’s notes', value });
  }
  const comment = userComment instanceof Uint8Array ? commentOf(userComment, littleEndian) : '';
  if (comment !== '') details.push({ topic: 'more', label: 'Comment', value: comment });
  if (ifd1) {
    details.push({ topic: 'edits', label: 'Thumbnail', value: 'A small copy; it may show what was cropped' });
  }
  return details;
}

async function embeddedDetails({ embedded, lost }: SoundTiff): Promise<Detail[]> {
  const details: Detail[] = [];
  if (embedded.xmp) details.push(...(await detailsOfXmp(embedded.xmp)));
  if (embedded.iptc) details.push(...(await detailsOfIptc(embedded.iptc)));
  if (embedded.photoshop) {
    details.push({
      topic: 'edits',
      label: 'Photoshop settings',
      value: sizeInWords(embedded.photoshop.length),
    });
  }
  if (lost > 0) {
    details.push({
      topic: 'more',
      label: 'Exif',
      value: `${countInWords(lost, 'entry', 'entries')} can’t be read`,
    });
  }
  return details;
}

/**
 * What a TIFF block tells, as Exif keeps it (Exif 3.0, CIPA DC-008). The orientation is not told: it stays with the
 * picture. Never fails; a block that can't be read is one detail.
 */
export async function detailsOfExif(tiff: Uint8Array): Promise<Detail[]> {
  try {
    const sound = soundTiff(tiff);
    const { exifBlocks } = await import('./exifr');
    const blocks = await exifBlocks(sound.bytes);
    const { ifd0 = {}, exif = {}, gps = {} } = blocks;
    return distinct([
      ...gpsDetails(gps),
      ...dateDetails(ifd0, exif, gps),
      ...cameraDetails(ifd0, exif),
      ...fieldDetails(ifd0),
      ...fieldDetails(exif),
      ...ownNotes(blocks, sound.littleEndian),
      ...(await embeddedDetails(sound)),
      ...technicalDetails(blocks),
    ]);
  } catch {
    return [unread('Exif', tiff.length)];
  }
}
