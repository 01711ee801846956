import { type ExifBlocks, extendDictionary, parse, tagKeys } from 'exifr/src/core.mjs';
import 'exifr/src/dicts/tiff-exif-keys.mjs';
import 'exifr/src/dicts/tiff-gps-keys.mjs';
import 'exifr/src/dicts/tiff-ifd0-keys.mjs';
import 'exifr/src/file-parsers/tiff.mjs';
import 'exifr/src/segment-parsers/tiff-exif.mjs';

/*
 * The parts of exifr that read a TIFF block and name its tags: 7 kB, whereas its builds have 8 (without
 * names), 13 (with XMP) and 23 (with IPTC). XMP and IPTC have readers of their own here: exifr's XMP reader
 * takes quadratic time on unclosed elements and can change any prototype, and its IPTC reader does not decode
 * UTF-8.
 */

/** Tags that Exif 3.0 added (CIPA DC-008-2023, tables 8 and 14), or that exifr does not know. */
extendDictionary(tagKeys, 'exif', [
  [0x927d, 'PreviewImage'],
  [0xa436, 'ImageTitle'],
  [0xa437, 'Photographer'],
  [0xa438, 'ImageEditor'],
  [0xa439, 'CameraFirmware'],
  [0xa43a, 'RawDevelopingSoftware'],
  [0xa43b, 'ImageEditingSoftware'],
  [0xa43c, 'MetadataEditingSoftware'],
]);
extendDictionary(tagKeys, 'ifd0', [
  [0x000b, 'ProcessingSoftware'],
  [0x010d, 'DocumentName'],
  [0x4746, 'Rating'],
  [0x4749, 'RatingPercent'],
  [0xc614, 'UniqueCameraModel'],
  [0xc62f, 'CameraSerialNumber'],
]);

const OPTIONS = {
  ifd1: true,
  interop: true,
  makerNote: true,
  userComment: true,
  mergeOutput: false,
  // exifr would read dates in the time zone of the machine, and it translates only a few values.
  reviveValues: false,
  translateValues: false,
};

/** Reads a TIFF block that `soundTiff` has checked. */
export async function exifBlocks(tiff: Uint8Array): Promise<ExifBlocks> {
  return (await parse(tiff, OPTIONS)) ?? {};
}
