import { cleanProfile, type CleanProfile } from '../icc';
import { concat, hasAt, latin1 } from '../bytes';
import { EXIF, exifOf, isOrientationAlone, orientationOf, type Orientation } from './orientation';
import { segmentBytes, type Leftover, type Picture } from './picture';
import type { Segment } from './segments';

/** Splits the application segments into those that affect how the picture is shown, and all others. */
export interface Kept {
  /** Density, for programs that print; without its thumbnail. */
  jfif: Uint8Array | null;
  /** How colours were transformed. */
  adobe: Uint8Array | null;
  orientation: Orientation;
  profile: CleanProfile | null;
  /** Whether there is a profile that nothing can read. */
  isProfileLost: boolean;
  others: readonly Leftover[];
}

const JFIF = 'JFIF\0';
const ADOBE = 'Adobe';
/** The name of a profile's part is followed by its number, from 1, and by how many there are (ICC.1:2022, B.4). */
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

/** Tells what the picture is shown by from all that goes. Of what stands twice, the one counts that decoders go by. */
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

/** A profile of its parts; `null` unless each is there once, as decoders want it. */
function joined(parts: readonly Segment[]): Uint8Array | null {
  const number = ({ data }: Segment) => data[PROFILE.length] ?? 0;
  const ordered = parts.toSorted((one, other) => number(one) - number(other));
  const isWhole = ordered.every(
    (part, index) => number(part) === index + 1 && part.data[PROFILE.length + 1] === parts.length,
  );
  return isWhole ? concat(ordered.map(({ data }) => data.subarray(PROFILE_HEAD))) : null;
}

/** Version and density as they are, without a thumbnail (JFIF 1.02). */
function plainJfif(data: Uint8Array): Uint8Array {
  const plain = data.slice(0, JFIF_LENGTH);
  plain.fill(0, 12);
  return plain;
}

/** The transform alone (Adobe Technical Note 5116): decoders read nothing else of it. */
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

/** The segments that stand before the drawing: what is kept, written anew. */
export function keptSegments({ jfif, adobe, orientation, profile }: Kept): Uint8Array[] {
  return [
    ...(jfif ? segmentBytes(0xe0, jfif) : []),
    ...(orientation > 1 ? segmentBytes(0xe1, exifOf(orientation)) : []),
    ...(profile ? profileSegments(profile.profile) : []),
    ...(adobe ? segmentBytes(0xee, adobe) : []),
  ];
}
