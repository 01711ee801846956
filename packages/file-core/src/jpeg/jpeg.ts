import { pictureFormat } from '../format';
import type { Detail, FileReport } from '../report';
import { detailsOfAfter } from './after';
import { keptOf, keptSegments } from './keep';
import { detailsOfLeftovers } from './leftovers';
import { lossesOf } from './losses';
import { shownSize } from './orientation';
import { jpegOf, pictureOf, type Picture } from './picture';

const PROFILE_LOST: Detail = {
  topic: 'more',
  label: 'Colour profile',
  value: 'Can’t be read, so no program shows the colours by it',
};

async function inspect(picture: Picture): Promise<FileReport> {
  const kept = keptOf(picture);
  const { orientation, profile, isProfileLost } = kept;
  return {
    kind: 'jpeg',
    size: shownSize(picture, orientation),
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

const written = (picture: Picture) => jpegOf([...keptSegments(keptOf(picture)), ...picture.drawing]);

/**
 * JPEG (ITU-T T.81) without re-encoding: the coded picture is unchanged, bit for bit. The segments that
 * affect how it is shown (density, orientation, colour profile, colour transform) are written again, and no
 * others.
 */
export const jpeg = pictureFormat({ read: pictureOf, inspect, write: written });
