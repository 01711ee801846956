import { type CalendarDate, isCalendarDate } from '@hub/calendar';

/** Exif is in one of the first segments of a JPEG, of at most 64 kB each. */
const HEAD_BYTES = 131_072;

const APP1 = 0xe1;
const EXIF = 'Exif\0\0';
/** The Exif 2.3 tags that contain the time of the photo. */
const EXIF_IFD = 0x8769;
const DATE_TIME_ORIGINAL = 0x9003;
/** `2026:11:14 07:12:00`, in the camera's local time. */
const DAY_LENGTH = 'YYYY:MM:DD'.length;
const ENTRY_BYTES = 12;

function textAt(view: DataView, at: number, length: number): string {
  return String.fromCharCode(...new Uint8Array(view.buffer, view.byteOffset + at, length));
}

/** The TIFF structure in a JPEG’s Exif segment; `null` if it has none. */
function exifOf(jpeg: DataView): DataView | null {
  // Each segment consists of 0xff, its marker and its length; the picture begins after the last segment.
  for (let at = 2; jpeg.getUint8(at) === 0xff; at += 2 + jpeg.getUint16(at + 2)) {
    const body = at + 4;
    if (jpeg.getUint8(at + 1) === APP1 && textAt(jpeg, body, EXIF.length) === EXIF) {
      return new DataView(jpeg.buffer, body + EXIF.length);
    }
  }
  return null;
}

/** The number in an entry of a tag directory; `null` if there is no such entry. */
function valueOf(tiff: DataView, isLittle: boolean, directory: number, tag: number): number | null {
  const end = directory + 2 + ENTRY_BYTES * tiff.getUint16(directory, isLittle);
  for (let entry = directory + 2; entry < end; entry += ENTRY_BYTES) {
    if (tiff.getUint16(entry, isLittle) === tag) return tiff.getUint32(entry + 8, isLittle);
  }
  return null;
}

function dayIn(tiff: DataView): CalendarDate | null {
  const isLittle = textAt(tiff, 0, 2) === 'II';
  const exif = valueOf(tiff, isLittle, tiff.getUint32(4, isLittle), EXIF_IFD);
  const moment = exif === null ? null : valueOf(tiff, isLittle, exif, DATE_TIME_ORIGINAL);
  if (moment === null) return null;
  const day = textAt(tiff, moment, DAY_LENGTH).replaceAll(':', '-');
  return isCalendarDate(day) ? day : null;
}

/** The day on which a JPEG was taken; `null` if it does not contain it, or can’t be parsed. */
export async function takenOn(file: Blob): Promise<CalendarDate | null> {
  try {
    const tiff = exifOf(new DataView(await file.slice(0, HEAD_BYTES).arrayBuffer()));
    return tiff && dayIn(tiff);
  } catch {
    // An offset beyond the end of the file.
    return null;
  }
}
