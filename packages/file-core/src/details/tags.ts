import { counted } from '@hub/locale';
import type { Detail } from '../report';
import { cameraDetails, dateDetails } from './exif-camera';
import { CAMERA_SETTINGS, EXIF_FIELDS, TECHNICAL } from './exif-fields';
import { gpsDetails } from './exif-gps';
import type { Tags } from 'exifr/src/core.mjs';
import { TAKEN_OUT } from './tiff';
import { labelOf, withoutControls, valueInWords } from './text';

/** Tags that other details show together; the orientation is kept in the picture. */
const SHOWN_ELSEWHERE: ReadonlySet<string> = new Set([
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

/** Tags by their Exif directory. XMP has the same tags under other names. */
export interface TagGroups {
  ifd0: Tags;
  exif: Tags;
  gps: Tags;
  interop: Tags;
}

function fieldDetails(tags: Tags): Detail[] {
  const details: Detail[] = [];
  for (const [name, value] of Object.entries(tags)) {
    if (SHOWN_ELSEWHERE.has(name) || CAMERA_SETTINGS.has(name) || TECHNICAL.has(name)) continue;
    const isWide = name.startsWith('XP') && value instanceof Uint8Array;
    const text = isWide ? withoutControls(new TextDecoder('utf-16le').decode(value)) : valueInWords(value);
    const [topic, label] = EXIF_FIELDS.get(name) ?? [
      'more' as const,
      labelOf(/^\d+$/.test(name) ? `Tag ${name}` : name),
    ];
    if (text !== '') details.push({ topic, label, value: text });
  }
  return details;
}

function technicalDetails({ ifd0, exif, interop }: TagGroups): Detail[] {
  const names = [...Object.keys(ifd0), ...Object.keys(exif)].filter((name) => TECHNICAL.has(name));
  const count = names.length + Object.keys(interop).length;
  return count === 0
    ? []
    : [{ topic: 'more', label: 'Technical notes', value: counted(count, 'entry', 'entries') }];
}

/** The details in Exif tags, from Exif or from XMP. */
export function tagDetails(groups: TagGroups): Detail[] {
  const { ifd0, exif, gps } = groups;
  return [
    ...gpsDetails(gps),
    ...dateDetails(ifd0, exif, gps),
    ...cameraDetails(ifd0, exif),
    ...fieldDetails(ifd0),
    ...fieldDetails(exif),
    ...technicalDetails(groups),
  ];
}
