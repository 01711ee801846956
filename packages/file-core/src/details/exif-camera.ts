import { counted } from '@hub/locale';
import type { Detail } from '../report';
import { CAMERA_SETTINGS } from './exif-fields';
import type { Tags } from 'exifr/src/core.mjs';
import { momentOf } from './moment';
import { withoutControls, valueInWords } from './text';

function text(value: unknown): string {
  return typeof value === 'string' ? withoutControls(value) : '';
}

/** Maker and model as one name: "Canon EOS R5", even if the model already begins with "Canon". */
function nameOf(maker: string, model: string): string {
  const brand = maker.split(/\s/)[0]?.toLowerCase() ?? '';
  const saysMaker = brand !== '' && model.toLowerCase().startsWith(brand);
  return saysMaker || model === '' || maker === '' ? model || maker : `${maker} ${model}`;
}

function rounded(value: number): string {
  return String(Number(value.toPrecision(3)));
}

/** The shortest and longest focal length and the widest aperture (LensSpecification): "24 mm, f/1.9". */
function lensInWords(specification: unknown): string {
  const [least = NaN, most = NaN, wide = NaN] = Array.isArray(specification)
    ? (specification as number[])
    : [];
  if (!Number.isFinite(least)) return '';
  const reach = most > least ? `${rounded(least)}–${rounded(most)} mm` : `${rounded(least)} mm`;
  return Number.isFinite(wide) ? `${reach}, f/${rounded(wide)}` : reach;
}

function exposureInWords(seconds: number): string {
  return seconds > 0 && seconds < 1 ? `1/${Math.round(1 / seconds)} s` : `${rounded(seconds)} s`;
}

/** The settings that people know, and the number of the others. */
function settingsInWords(exif: Tags): string {
  const count = Object.keys(exif).filter((name) => CAMERA_SETTINGS.has(name)).length;
  const { FNumber: aperture, ExposureTime: exposure, ISO: speed, FocalLength: length } = exif;
  const known: string[] = [];
  const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
  if (isNumber(aperture)) known.push(`f/${rounded(aperture)}`);
  if (isNumber(exposure)) known.push(exposureInWords(exposure));
  if (isNumber(speed)) known.push(`ISO ${speed}`);
  if (isNumber(length)) known.push(`${rounded(length)} mm`);
  const others = count - known.length;
  if (known.length === 0) return count === 0 ? '' : counted(count, 'setting');
  return known.join(', ') + (others > 0 ? ` and ${others} more` : '');
}

/** The camera, the lens, and the settings. */
export function cameraDetails(ifd0: Tags, exif: Tags): Detail[] {
  const rows: [label: string, value: string][] = [
    ['Camera', nameOf(text(ifd0['Make']), text(ifd0['Model']))],
    [
      'Lens',
      nameOf(text(exif['LensMake']), text(exif['LensModel']) || text(exif['Lens'])) ||
        lensInWords(exif['LensInfo']),
    ],
    ['Camera settings', settingsInWords(exif)],
  ];
  return rows
    .filter(([, value]) => value !== '')
    .map(([label, value]) => ({ topic: 'device', label, value }));
}

function dateDetail(label: string, written: unknown, offset: unknown): Detail[] {
  const shown = valueInWords(written);
  // A camera whose clock was never set writes zeros or spaces.
  if (!/[1-9]/.test(shown)) return [];
  return [{ topic: 'when', label, value: momentOf(shown, text(offset)) ?? shown }];
}

function satelliteTime(gps: Tags): Detail[] {
  const day = text(gps['GPSDateStamp']);
  const time = gps['GPSTimeStamp'];
  const parts = Array.isArray(time) ? (time as number[]) : [];
  const clock = parts.map((part) => String(Math.floor(part)).padStart(2, '0')).join(':');
  return dateDetail('By satellite', parts.length === 3 ? `${day} ${clock}` : day, 'Z');
}

/** When the picture was taken and changed; the time of digitizing only if it is another one. */
export function dateDetails(ifd0: Tags, exif: Tags, gps: Tags): Detail[] {
  const taken = exif['DateTimeOriginal'];
  const digitized = exif['CreateDate'];
  return [
    ...dateDetail('Taken', taken, exif['OffsetTimeOriginal']),
    ...(digitized === taken ? [] : dateDetail('Digitized', digitized, exif['OffsetTimeDigitized'])),
    ...dateDetail('Changed', ifd0['ModifyDate'], exif['OffsetTime']),
    ...satelliteTime(gps),
  ];
}
