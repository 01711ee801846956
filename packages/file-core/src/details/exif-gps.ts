import { counted } from '@hub/locale';
import type { Detail } from '../report';
import type { Tags } from 'exifr/src/core.mjs';
import { coordinatesInWords, degreesOf, directionInWords, heightInWords } from './place';
import { TAKEN_OUT } from './tiff';
import { withoutControls, valueInWords } from './text';

const SPEED_UNITS = new Map([
  ['K', 'km/h'],
  ['M', 'mph'],
  ['N', 'knots'],
]);
const COMMENT_CODE_LENGTH = 8;

function numberOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

function signed(parts: unknown, reference: unknown): number | null {
  const degrees = Array.isArray(parts) ? degreesOf(parts as number[]) : numberOf(parts);
  if (degrees === null) return null;
  return reference === 'S' || reference === 'W' ? -degrees : degrees;
}

function coordinates(gps: Tags, prefix: string): string {
  const latitude = signed(gps[`${prefix}Latitude`], gps[`${prefix}LatitudeRef`]);
  const longitude = signed(gps[`${prefix}Longitude`], gps[`${prefix}LongitudeRef`]);
  return latitude === null || longitude === null ? '' : coordinatesInWords(latitude, longitude);
}

function height(gps: Tags): string {
  const metres = numberOf(gps['GPSAltitude']);
  const reference = gps['GPSAltitudeRef'];
  const isBelow = reference instanceof Uint8Array && reference[0] === 1;
  return metres === null ? '' : heightInWords(isBelow ? -metres : metres);
}

function direction(value: unknown): string {
  const degrees = numberOf(value);
  return degrees === null ? '' : directionInWords(degrees);
}

function speed(gps: Tags): string {
  const value = numberOf(gps['GPSSpeed']);
  const unit = SPEED_UNITS.get(valueInWords(gps['GPSSpeedRef'])) ?? '';
  return value === null ? '' : `${Number(value.toPrecision(3))} ${unit}`.trim();
}

function accuracy(gps: Tags): string {
  const metres = numberOf(gps['GPSHPositioningError']);
  return metres === null ? '' : `Within ${Number(metres.toPrecision(3))} m`;
}

/** A text after the eight bytes of its character code (Exif 3.0, GPSProcessingMethod). */
function named(value: unknown): string {
  if (!(value instanceof Uint8Array)) return valueInWords(value);
  return withoutControls(new TextDecoder().decode(value.subarray(COMMENT_CODE_LENGTH)));
}

/** A detail of the place; its value is empty if the picture does not have it. */
interface GpsText {
  label: string;
  value: string;
  /** The tags that it is made from, separated by spaces, without their `GPS`. */
  tags: string;
}

function gpsTexts(gps: Tags): GpsText[] {
  const place = 'Latitude LatitudeRef Longitude LongitudeRef';
  const there = 'DestLatitude DestLatitudeRef DestLongitude DestLongitudeRef';
  return [
    { label: 'Coordinates', value: coordinates(gps, 'GPS'), tags: place },
    { label: 'Height', value: height(gps), tags: 'Altitude AltitudeRef' },
    {
      label: 'Camera pointed',
      value: direction(gps['GPSImgDirection']),
      tags: 'ImgDirection ImgDirectionRef',
    },
    { label: 'Moving', value: direction(gps['GPSTrack']), tags: 'Track TrackRef' },
    { label: 'Speed', value: speed(gps), tags: 'Speed SpeedRef' },
    { label: 'Accuracy', value: accuracy(gps), tags: 'HPositioningError' },
    { label: 'Destination', value: coordinates(gps, 'GPSDest'), tags: there },
    { label: 'Bearing', value: direction(gps['GPSDestBearing']), tags: 'DestBearing DestBearingRef' },
    { label: 'Area', value: named(gps['GPSAreaInformation']), tags: 'AreaInformation' },
    { label: 'Found by', value: named(gps['GPSProcessingMethod']), tags: 'ProcessingMethod' },
  ];
}

/** Tags that exifr adds itself, and the tags of the time, which are shown with the other dates. */
const ELSEWHERE = ['latitude', 'longitude', 'GPSDateStamp', 'GPSTimeStamp', String(TAKEN_OUT)];

/** Where the picture was taken, where the camera pointed, how that was found, and the number of other tags. */
export function gpsDetails(gps: Tags): Detail[] {
  const shown = gpsTexts(gps).filter(({ value }) => value !== '');
  const tags = new Set([
    ...ELSEWHERE,
    ...shown.flatMap((one) => one.tags.split(' ').map((tag) => `GPS${tag}`)),
  ]);
  const rest = Object.keys(gps).filter((name) => !tags.has(name)).length;
  if (rest > 0) shown.push({ label: 'Receiver', value: counted(rest, 'note'), tags: '' });
  return shown.map(({ label, value }) => ({ topic: 'where', label, value }));
}
