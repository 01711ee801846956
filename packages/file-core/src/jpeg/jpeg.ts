import { concat } from '../bytes';
import { pictureFormat } from '../format';
import type { Detail, FileReport, Report } from '../report';
import { detailsOfAfter } from './after';
import { keptOf, keptSegments, type Kept } from './keep';
import { detailsOfLeftovers } from './leftovers';
import { lossesOf } from './losses';
import { pictureOf, type Picture } from './picture';
import { Marker } from './segments';

const PROFILE_LOST: Detail = {
  topic: 'more',
  label: 'Colour profile',
  value: 'Can’t be read, so no program shows the colours by it',
};

const START = Uint8Array.of(0xff, Marker.SOI);
const END = Uint8Array.of(0xff, Marker.EOI);

function sizeOf({ width, height }: Picture, { orientation }: Kept): NonNullable<Report['size']> {
  return orientation >= 5 ? { width: height, height: width } : { width, height };
}

async function inspect(picture: Picture): Promise<FileReport> {
  const kept = keptOf(picture);
  const { orientation, profile, isProfileLost } = kept;
  return {
    kind: 'jpeg',
    size: sizeOf(picture, kept),
    pages: null,
    details: [
      ...(await detailsOfLeftovers([...kept.others, ...picture.unused], picture)),
      ...(profile?.details ?? []),
      ...(isProfileLost ? [PROFILE_LOST] : []),
      ...detailsOfAfter(picture.after),
    ],
    kept: [...(orientation > 1 ? ['orientation'] : []), ...(profile ? ['colour profile'] : [])],
    warnings: lossesOf(picture, kept),
  };
}

function written(picture: Picture): Uint8Array {
  return concat([START, ...keptSegments(keptOf(picture)), ...picture.drawing, END]);
}

/**
 * JPEG (ITU-T T.81) without re-encoding: the coded picture is unchanged, bit for bit. The segments that
 * affect how it is shown (density, orientation, colour profile, colour transform) are written again, and no
 * others.
 */
export const jpeg = pictureFormat({ read: pictureOf, inspect, write: written });
