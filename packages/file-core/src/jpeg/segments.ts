import { viewOf } from '../bytes';
import { FileProblem, damaged } from '../problem';

/** The markers that the code refers to by name (ITU-T T.81, table B.1). */
export const Marker = {
  DHT: 0xc4,
  DAC: 0xcc,
  RST0: 0xd0,
  SOI: 0xd8,
  EOI: 0xd9,
  SOS: 0xda,
  DQT: 0xdb,
  DNL: 0xdc,
  DRI: 0xdd,
  DHP: 0xde,
  EXP: 0xdf,
  APP0: 0xe0,
  COM: 0xfe,
} as const;

/** A marker with its data. */
export interface Segment {
  marker: number;
  /** The parameters, without their length. */
  data: Uint8Array;
  /** For a scan, the coded data after the header, up to the next marker other than a restart; otherwise empty. */
  coded: Uint8Array;
}

/** A JPEG file split into its segments, from its start to the end of its first picture. */
export interface Segments {
  segments: readonly Segment[];
  /** Bytes that belong to no segment; decoders skip them. */
  between: readonly Uint8Array[];
  /** Why the end of the picture was not reached; `null` if it was. */
  problem: FileProblem | null;
  /** The bytes after the end of the picture, or after the point where the file can't be read further. */
  after: Uint8Array;
}

/** More than any picture needs: limits the work on a hostile file. */
const MOST_SEGMENTS = 100_000;

const isRestart = (code: number) => code >= Marker.RST0 && code < Marker.SOI;
/** Markers without parameters: TEM, and restarts, which mean nothing outside of coded data. */
const standsAlone = (code: number) => isRestart(code) || code === 1;
/** Frames, tables, scans, applications and comments. No picture that can be shown has reserved markers. */
const hasParameters = (code: number) =>
  (code >= 0xc0 && code <= 0xcf && code !== 0xc8) ||
  (code >= Marker.SOS && code <= 0xef) ||
  code === Marker.COM;

/** The next marker: its first 0xFF, its code after any fill bytes (T.81, B.1.1.2), and its end. */
export function nextMarker(
  bytes: Uint8Array,
  from: number,
): { at: number; code: number; end: number } | null {
  let at = bytes.indexOf(0xff, from);
  while (at !== -1) {
    let end = at + 1;
    while (bytes[end] === 0xff) end += 1;
    const code = bytes[end];
    if (code === undefined) return null;
    if (code !== 0) return { at, code, end: end + 1 };
    at = bytes.indexOf(0xff, end);
  }
  return null;
}

/** Where a scan's coded data ends: at the next marker other than a restart, or at the end of the file. */
function endOfCoded(bytes: Uint8Array, from: number): number {
  let marker = nextMarker(bytes, from);
  while (marker && isRestart(marker.code)) marker = nextMarker(bytes, marker.end);
  return marker?.at ?? bytes.length;
}

/** The parameters after a marker; `null` if their length is invalid. */
function parametersAt(bytes: Uint8Array, at: number): Uint8Array | null {
  const length = at + 2 <= bytes.length ? viewOf(bytes).getUint16(at) : 0;
  return length < 2 || at + length > bytes.length ? null : bytes.subarray(at + 2, at + length);
}

/**
 * Splits a JPEG file into segments as decoders do: bytes that belong to no segment are skipped; a second
 * start or an unknown marker ends the file. Nothing is copied. Throws a `FileProblem` if the file does not
 * begin like a JPEG.
 */
export function segmentsOf(bytes: Uint8Array): Segments {
  const segments: Segment[] = [];
  const between: Uint8Array[] = [];
  const broken = (at: number, cause: string) => ({
    segments,
    between,
    problem: damaged(`${cause} at ${at}`),
    after: bytes.subarray(at),
  });
  if (bytes[0] !== 0xff || bytes[1] !== Marker.SOI) throw damaged('no start');
  let at = 2;
  while (segments.length + between.length < MOST_SEGMENTS) {
    const marker = nextMarker(bytes, at);
    if (!marker) return broken(at, 'no end');
    if (marker.at > at) between.push(bytes.subarray(at, marker.at));
    at = marker.end;
    if (marker.code === Marker.EOI) return { segments, between, problem: null, after: bytes.subarray(at) };
    if (standsAlone(marker.code)) continue;
    const data = hasParameters(marker.code) ? parametersAt(bytes, at) : null;
    if (!data) return broken(marker.at, `marker ${marker.code.toString(16)}`);
    const end = at + 2 + data.length;
    at = marker.code === Marker.SOS ? endOfCoded(bytes, end) : end;
    segments.push({ marker: marker.code, data, coded: bytes.subarray(end, at) });
  }
  throw damaged('more segments than a picture has');
}

/** An application segment or a comment. */
export interface Application {
  segment: Segment;
  isBeforeScans: boolean;
}

/** Whether a segment is an application segment or a comment, which contain nothing of the picture. */
export const isApplication = ({ marker }: Segment) =>
  marker === Marker.COM || (marker >= Marker.APP0 && marker <= 0xef);

/** The application segments and comments of a file. */
export function applicationsOf(segments: readonly Segment[]): Application[] {
  const firstScan = segments.findIndex(({ marker }) => marker === Marker.SOS);
  return segments.flatMap((segment, index) =>
    isApplication(segment) ? [{ segment, isBeforeScans: firstScan === -1 || index < firstScan }] : [],
  );
}
