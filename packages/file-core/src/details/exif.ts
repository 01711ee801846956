import { counted, formatSize } from '@hub/locale';
import type { Size } from '../picture/plan';
import type { Detail } from '../report';
import { distinct } from './distinct';
import type { ExifBlocks, Tags } from 'exifr/src/core.mjs';
import { detailsOfIptc } from './iptc';
import { tagDetails } from './tags';
import { thumbnailDetail } from './thumbnail';
import { type SoundTiff, soundTiff } from './tiff';
import { withoutControls, unread } from './text';
import { detailsOfXmp } from './xmp';

const COMMENT_CODE_LENGTH = 8;

/** Decodes a comment, whose first eight bytes are its character code (Exif 3.0, table 10). */
function commentOf(raw: Uint8Array, littleEndian: boolean): string {
  const code = withoutControls(new TextDecoder('latin1').decode(raw.subarray(0, COMMENT_CODE_LENGTH)));
  const wide = littleEndian ? 'utf-16le' : 'utf-16be';
  const encoding = code === 'UNICODE' ? wide : code === 'JIS' ? 'iso-2022-jp' : 'utf-8';
  return withoutControls(new TextDecoder(encoding).decode(raw.subarray(COMMENT_CODE_LENGTH)));
}

/** The thumbnail that IFD1 points to (Exif 3.0, 4.5.5). */
function thumbnailIn(tiff: Uint8Array, ifd1: Tags): Uint8Array {
  const { ThumbnailOffset: from, ThumbnailLength: length } = ifd1;
  if (typeof from !== 'number' || typeof length !== 'number') return new Uint8Array();
  return tiff.subarray(from, from + length);
}

function ownNotes({ makerNote, userComment }: ExifBlocks, littleEndian: boolean): Detail[] {
  const details: Detail[] = [];
  if (makerNote instanceof Uint8Array && makerNote.length > 0) {
    const value = `${formatSize(makerNote.length)}, often with serial numbers`;
    details.push({ topic: 'device', label: 'Maker’s notes', value });
  }
  const comment = userComment instanceof Uint8Array ? commentOf(userComment, littleEndian) : '';
  if (comment !== '') details.push({ topic: 'more', label: 'Comment', value: comment });
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
      value: formatSize(embedded.photoshop.length),
    });
  }
  if (lost > 0) {
    details.push({
      topic: 'more',
      label: 'Exif',
      value: `${counted(lost, 'entry', 'entries')} can’t be read`,
    });
  }
  return details;
}

/**
 * The details in a TIFF block, as Exif uses it (Exif 3.0, CIPA DC-008), without the orientation, which is
 * kept in the picture. Never fails: a block that can't be read becomes one detail.
 * @param picture the size of the picture, to detect a thumbnail from before a crop
 */
export async function detailsOfExif(tiff: Uint8Array, picture?: Size): Promise<Detail[]> {
  try {
    const sound = soundTiff(tiff);
    const { exifBlocks } = await import('./exifr');
    const blocks = await exifBlocks(sound.bytes);
    const { ifd0 = {}, ifd1, exif = {}, gps = {}, interop = {} } = blocks;
    return distinct([
      ...tagDetails({ ifd0, exif, gps, interop }),
      ...ownNotes(blocks, sound.littleEndian),
      ...(ifd1 ? [thumbnailDetail(thumbnailIn(sound.bytes, ifd1), picture)] : []),
      ...(await embeddedDetails(sound)),
    ]);
  } catch {
    return [unread('Exif', tiff.length)];
  }
}
