import { FileProblem, TOO_LARGE, damaged } from '../problem';
import type { EdgeOfScan } from './beyond';
import { Bits } from './bits';
import { isProgressive, type Component, type Frame, sizeOf, type ScanHeader } from './frame';
import type { Marks } from './marks';
import { finerCoefficients, firstCoefficient, otherCoefficients } from './progressive';
import { Marker, nextMarker } from './segments';
import type { ReadBlock, ScanToRead } from './scan-to-read';
import { sequential } from './sequential';

/** A scan's coded data, split into the picture and other bytes. */
export interface ScanRead {
  /** The parts of the coded data that decoders use; in a valid file, all of it. */
  used: readonly Uint8Array[];
  /** The other parts. */
  unused: readonly Uint8Array[];
  /** Whether the last block is there. */
  isComplete: boolean;
}

/** Which coefficients of each component are not zero, as far as they have been read. */
export type Coefficients = Map<Component, Marks>;

/** One gigapixel in blocks; all scans of a picture together may have four times as many. */
const MOST_BLOCKS = 1 << 24;
export const MOST_WORK = 4 * MOST_BLOCKS;
/** A valid file has none. */
const MOST_GAPS = 100_000;

/** The number of a component's blocks in each direction, if it is the only one in a scan (T.81, A.2.2). */
function blocksOf(frame: Frame, component: Pick<Component, 'across' | 'down'>) {
  const { width, height } = sizeOf(frame, component);
  return { wide: Math.ceil(width / 8), high: Math.ceil(height / 8) };
}

/** The number of MCUs in a scan, and the component of each block of an MCU. */
export function groupsOf(
  frame: Frame,
  { components }: ScanHeader,
): { count: number; wide: number; high: number; blocks: number[] } {
  const [only] = components;
  if (only && components.length === 1) {
    const { wide, high } = blocksOf(frame, only.component);
    return { count: wide * high, wide, high, blocks: [0] };
  }
  const { wide, high } = blocksOf(frame, { across: 1, down: 1 });
  const blocks = components.flatMap(({ component: { across, down } }, index) =>
    Array.from({ length: across * down }, () => index),
  );
  return { count: wide * high, wide, high, blocks };
}

/** Returns how the blocks of a scan are read; it starts again after each restart marker. */
function readerOf(scan: ScanToRead, coefficients: Coefficients): () => ReadBlock {
  const { frame, header, codes } = scan;
  const marks = marksOf(scan, coefficients);
  if (!isProgressive(frame)) return () => sequential(scan);
  if (marks === null) return () => firstCoefficient(scan);
  const ac = codes[0]?.ac;
  if (!ac) throw damaged('a progressive scan without codes');
  const band = { from: header.from, to: header.to, ac, marks };
  return () => (header.high === 0 ? otherCoefficients(band) : finerCoefficients(band));
}

/** The component's known coefficients, for a progressive scan of AC coefficients; otherwise `null`. */
function marksOf({ frame, header }: ScanToRead, coefficients: Coefficients): Marks | null {
  const [only, ...others] = header.components;
  if (!isProgressive(frame) || (header.from === 0 && header.to === 0)) return null;
  if (!only || others.length > 0 || header.from === 0 || header.to < header.from || header.to > 63) {
    throw damaged('a progressive scan of wrong coefficients');
  }
  const known = coefficients.get(only.component);
  if (known) return known;
  const { wide, high } = blocksOf(frame, only.component);
  if (wide * high > MOST_BLOCKS) throw new FileProblem(TOO_LARGE);
  const marks: Marks = new Uint32Array(2 * wide * high);
  coefficients.set(only.component, marks);
  return marks;
}

/** Reads MCUs until the data ends. */
function readGroups(
  bits: Bits,
  { read, blocks, edge }: { read: ReadBlock; blocks: readonly number[]; edge: EdgeOfScan | null },
  from: number,
  to: number,
): void {
  for (let group = from; group < to; group += 1) {
    if (edge?.isAt(group)) {
      for (const [place, index] of blocks.entries()) {
        const { at } = bits;
        if (!bits.ranOut) read(bits, index, group);
        // A block that uses no bits is an empty block in a run.
        if (bits.at > at) edge.note(bits.view, at, place, group);
      }
      continue;
    }
    for (const index of blocks) {
      if (bits.ranOut) return;
      read(bits, index, group);
    }
  }
}

/**
 * Reads the coded data of a scan as decoders do, to separate the picture from other bytes between and after
 * its blocks. Throws a `FileProblem` if the data is not a picture.
 */
export function readScan(scan: ScanToRead, coefficients: Coefficients): ScanRead {
  const { coded, interval, edge } = scan;
  const { count, blocks } = groupsOf(scan.frame, scan.header);
  const newReader = readerOf(scan, coefficients);
  const used: Uint8Array[] = [];
  const unused: Uint8Array[] = [];
  const bits = new Bits(coded);
  let from = 0;
  let at = 0;
  for (let group = 0, restarts = 0; ; restarts += 1) {
    bits.startAt(at);
    const read = newReader();
    const last = interval === 0 ? count : Math.min(count, group + interval);
    readGroups(bits, { read, blocks, edge }, group, last);
    const { end, ranOut } = bits;
    const restart = ranOut || last < count ? nextMarker(coded, end) : null;
    const next = restart?.at ?? coded.length;
    if (next > end) {
      used.push(coded.subarray(from, end));
      unused.push(coded.subarray(end, next));
      from = next;
      if (unused.length > MOST_GAPS) throw damaged('too much between restarts');
    }
    if (!restart) {
      used.push(coded.subarray(from));
      return { used, unused, isComplete: last === count && !ranOut };
    }
    if (restart.code !== Marker.RST0 + (restarts & 7)) throw damaged('restarts out of order');
    group = last;
    at = restart.end;
  }
}
