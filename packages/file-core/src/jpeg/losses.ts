import { searchable } from '../written';
import type { Kept } from './keep';
import { EXIF } from './orientation';
import type { Picture } from './picture';

const GAIN_MAP = 'On HDR screens it will look less bright: the second picture for them is removed.';
const SPHERE =
  'It will no longer open as a photo sphere that you can look around in: the data that marks it as one is removed.';
const ADOBE_RGB =
  'Its colours may look paler: only its Exif data, which is removed, says that they are Adobe RGB.';

/**
 * A gain map for HDR screens is announced in the XMP or a segment of the first picture, or in the gain map
 * itself (Ultra HDR 1.1, ISO 21496-1, and iPhones).
 */
const GAIN_MAPS = [
  'http://ns.adobe.com/hdr-gain-map/',
  'urn:iso:std:iso:ts:21496:-1',
  'urn:com:apple:photo:2020:aux:hdrgainmap',
];
/** How programs recognise a photo sphere (Google's Photo Sphere XMP). */
const IS_SPHERE = /GPano:ProjectionType(>|\s*=\s*["'])\s*equirectangular/;
/** The Exif entry that says that the colours are Adobe RGB (DCF 2.0, 4.5.7), in either byte order. */
const OPTIONS = ['\x01\0\x02\0\x04\0\0\0R03\0', '\0\x01\0\x02\0\0\0\x04R03\0'];

const BEYOND =
  'Up to 15 lines beyond its edges hold more than the edges, as after a crop without re-encoding. No program shows them, and they stay. Saving it again in another program removes them.';

/** What a person should know before a JPEG is cleaned: visible losses, and hidden data that stays. */
export function lossesOf({ after, isMoreBeyond }: Picture, { others, profile }: Kept): string[] {
  const texts = [...others.map(({ data }) => data), after].map(searchable);
  const says = (names: readonly string[]) => names.some((name) => texts.some((text) => text.includes(name)));
  const isAdobeRgb = texts.some(
    (text) => text.startsWith(EXIF) && OPTIONS.some((option) => text.includes(option)),
  );
  return [
    ...(says(GAIN_MAPS) ? [GAIN_MAP] : []),
    ...(texts.some((text) => IS_SPHERE.test(text)) ? [SPHERE] : []),
    ...(isAdobeRgb && !profile ? [ADOBE_RGB] : []),
    ...(isMoreBeyond ? [BEYOND] : []),
  ];
}
