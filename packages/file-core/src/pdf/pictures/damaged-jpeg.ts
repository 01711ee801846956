import { formatSize } from '@hub/locale';
import { indexOf, totalLength } from '../../bytes';
import { keptOf, keptSegments } from '../../jpeg/keep';
import { jpegOf, segmentBytes } from '../../jpeg/picture';
import { applicationsOf, isApplication, segmentsOf } from '../../jpeg/segments';
import { FileProblem } from '../../problem';
import type { Detail } from '../../report';

/**
 * A damaged JPEG (ITU-T T.81), or one of a kind that only occurs inside PDFs: its tables, frames and scans,
 * as far as readers can read them, without the bytes between and after them. The data of the scans stays, so
 * that the picture looks as before. Empty if the bytes contain no picture.
 */
export function damagedJpeg(bytes: Uint8Array): { bytes: Uint8Array; details: readonly Detail[] } {
  // Readers skip the bytes before the picture.
  const start = indexOf(bytes, '\xff\xd8\xff');
  if (start === -1) return { bytes: new Uint8Array(), details: lost(bytes.length) };
  const { segments, between, after } = segmentsOf(bytes.subarray(start));
  const drawing = segments.flatMap((segment) =>
    isApplication(segment) ? [] : [...segmentBytes(segment.marker, segment.data), segment.coded],
  );
  const kept = keptOf({ applications: applicationsOf(segments) });
  const goes = [...kept.others.map(({ data }) => data), ...between, after];
  return { bytes: jpegOf([...keptSegments(kept), ...drawing]), details: lost(start + totalLength(goes)) };
}

function lost(count: number): Detail[] {
  return count > 0 ? [{ topic: 'more', label: 'In a damaged picture', value: formatSize(count) }] : [];
}

/** The end of a JPEG at the beginning of the bytes; `null` if it has no end. */
export function endOfJpeg(bytes: Uint8Array): number | null {
  try {
    const { problem, after } = segmentsOf(bytes);
    return problem ? null : bytes.length - after.length;
  } catch (problem) {
    if (problem instanceof FileProblem) return null;
    throw problem;
  }
}
