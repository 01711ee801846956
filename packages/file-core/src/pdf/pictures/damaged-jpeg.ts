import { formatSize } from '@hub/locale';
import { concat, hasAt } from '../../bytes';
import { keptOf, keptSegments } from '../../jpeg/keep';
import { segmentBytes } from '../../jpeg/picture';
import { applicationsOf, isApplication, Marker, segmentsOf } from '../../jpeg/segments';
import { FileProblem } from '../../problem';
import type { Detail } from '../../report';

const START = Uint8Array.of(0xff, Marker.SOI);
const END = Uint8Array.of(0xff, Marker.EOI);

/** The bytes from the start of the picture: readers skip the bytes before it. */
function fromStart(bytes: Uint8Array): Uint8Array | null {
  for (let at = bytes.indexOf(0xff); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    if (hasAt(bytes, '\xff\xd8\xff', at)) return bytes.subarray(at);
  }
  return null;
}

/**
 * A damaged JPEG (ITU-T T.81), or one of a kind that only occurs inside PDFs: its tables, frames and scans,
 * as far as readers can read them, without the bytes between and after them. The data of the scans stays, so
 * that the picture looks as before. Empty if the bytes contain no picture.
 */
export function damagedJpeg(bytes: Uint8Array): { bytes: Uint8Array; details: readonly Detail[] } {
  const begun = fromStart(bytes);
  if (!begun) return { bytes: new Uint8Array(), details: lost(bytes.length) };
  const { segments, between, after } = segmentsOf(begun);
  const drawing = segments.flatMap((segment) =>
    isApplication(segment) ? [] : [...segmentBytes(segment.marker, segment.data), segment.coded],
  );
  const kept = keptOf({ applications: applicationsOf(segments) });
  const goes = [...kept.others.map(({ data }) => data), ...between, after];
  const count = goes.reduce((sum, { length }) => sum + length, bytes.length - begun.length);
  return { bytes: concat([START, ...keptSegments(kept), ...drawing, END]), details: lost(count) };
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
