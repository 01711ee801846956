import { cleanProfile, type CleanProfile } from '../icc';
import { concat, hasAt, latin1 } from '../bytes';
import { EXIF, exifOf, isOrientationAlone, orientationOf, type Orientation } from './orientation';
import { segmentBytes, type Leftover, type Picture } from './picture';
import type { Segment } from './segments';

/** The application segments, split into those that affect how the picture is shown, and all others. */
export interface Kept {
  /** The density, for programs that print; without the thumbnail. */
  jfif: Uint8Array | null;
  /** The colour transform. */
  adobe: Uint8Array | null;
  orientation: Orientation;
  profile: CleanProfile | null;
  /** Whether there is a profile that no program can read. */
  isProfileLost: boolean;
  others: readonly Leftover[];
}

const JFIF = 'JFIF\0';
const ADOBE = 'Adobe';
/** This name is followed by the number of the part, from 1, and the number of parts (ICC.1:2022, B.4). */
const PROFILE = 'ICC_PROFILE\0';
const PROFILE_HEAD = PROFILE.length + 2;
const MOST_OF_PROFILE = 65_533 - PROFILE_HEAD;
const JFIF_LENGTH = 14;
const ADOBE_LENGTH = 12;

const isJfif = ({ marker, data }: Segment) =>
  marker === 0xe0 && data.length >= JFIF_LENGTH && hasAt(data, JFIF);
const isAdobe = ({ marker, data }: Segment) =>
  marker === 0xee && data.length >= ADOBE_LENGTH && hasAt(data, ADOBE);
const isExif = ({ marker, data }: Segment) => marker === 0xe1 && hasAt(data, EXIF);
const isProfile = ({ marker, data }: Segment) =>
  marker === 0xe2 && data.length >= PROFILE_HEAD && hasAt(data, PROFILE);

/**
 * Separates what affects how the picture is shown from all that is removed. Of repeated segments, the one
 * counts that decoders use.
 */
export function keptOf({ applications }: Pick<Picture, 'applications'>): Kept {
  const before = applications.filter(({ isBeforeScans }) => isBeforeScans).map(({ segment }) => segment);
  const jfif = before.findLast(isJfif);
  const adobe = before.findLast(isAdobe);
  const exif = before.find((segment) => isExif(segment) && orientationOf(segment.data.subarray(EXIF.length)));
  const parts = before.filter(isProfile);
  const profile = cleanProfile(joined(parts) ?? new Uint8Array());
  const isKept = (segment: Segment) =>
    (segment === jfif && segment.data.length === JFIF_LENGTH) ||
    (segment === adobe && segment.data.length === ADOBE_LENGTH) ||
    (segment === exif && isOrientationAlone(segment.data)) ||
    parts.includes(segment);
  return {
    jfif: jfif ? plainJfif(jfif.data) : null,
    adobe: adobe ? plainAdobe(adobe.data) : null,
    orientation: (exif && orientationOf(exif.data.subarray(EXIF.length))) ?? 1,
    profile,
    isProfileLost: parts.length > 0 && !profile,
    others: applications.map(({ segment }) => segment).filter((segment) => !isKept(segment)),
  };
}

/** Joins the parts of a profile; `null` unless each part is there exactly once, as decoders require. */
function joined(parts: readonly Segment[]): Uint8Array | null {
  const number = ({ data }: Segment) => data[PROFILE.length] ?? 0;
  const ordered = parts.toSorted((one, other) => number(one) - number(other));
  const isWhole = ordered.every(
    (part, index) => number(part) === index + 1 && part.data[PROFILE.length + 1] === parts.length,
  );
  return isWhole ? concat(ordered.map(({ data }) => data.subarray(PROFILE_HEAD))) : null;
}

/** Only the version and the density, without a thumbnail (JFIF 1.02). */
function plainJfif(data: Uint8Array): Uint8Array {
  const plain = data.slice(0, JFIF_LENGTH);
  plain.fill(0, 12);
  return plain;
}

/** Only the colour transform (Adobe Technical Note 5116): decoders read nothing else from this segment. */
function plainAdobe(data: Uint8Array): Uint8Array {
  return concat([latin1(ADOBE), Uint8Array.of(0, 100, 0, 0, 0, 0, data[11] ?? 0)]);
}

function profileSegments(profile: Uint8Array): Uint8Array[] {
  const count = Math.ceil(profile.length / MOST_OF_PROFILE);
  return Array.from({ length: count }, (_, index) => {
    const part = profile.subarray(index * MOST_OF_PROFILE, (index + 1) * MOST_OF_PROFILE);
    return segmentBytes(0xe2, latin1(PROFILE), Uint8Array.of(index + 1, count), part);
  }).flat();
}

/** The kept segments, written again; they come before the tables and the frame. */
export function keptSegments({ jfif, adobe, orientation, profile }: Kept): Uint8Array[] {
  return [
    ...(jfif ? segmentBytes(0xe0, jfif) : []),
    ...(orientation > 1 ? segmentBytes(0xe1, exifOf(orientation)) : []),
    ...(profile ? profileSegments(profile.profile) : []),
    ...(adobe ? segmentBytes(0xee, adobe) : []),
  ];
}
