import { damaged } from '../problem';
import type { Codes } from './huffman';
import { isProgressive, type Frame, type ScanHeader } from './frame';
import { Marker, type Segment } from './segments';

/** One table; a segment may contain several. */
export interface Table {
  /** Kind and number: a later table with the same slot replaces it. */
  slot: string;
  /** The bytes in the segment, including the number. */
  bytes: Uint8Array;
  /** Whether a scan is decoded with it. */
  isUsed: boolean;
  /** For a Huffman table: its codes, once they are needed. */
  codes?: Codes;
}

/** The length of the table that begins with these bytes (T.81, B.2.4). */
function lengthOf(marker: number, bytes: Uint8Array): number {
  if (marker === Marker.DQT) return (bytes[0] ?? 0) >> 4 ? 129 : 65;
  if (marker === Marker.DHT) return bytes.subarray(1, 17).reduce((sum, count) => sum + count, 17);
  return 2;
}

export const isTables = (marker: number) =>
  marker === Marker.DQT || marker === Marker.DHT || marker === Marker.DAC || marker === Marker.DRI;

const slotOf = (marker: number, number: number) => `${marker}:${number}`;

/** The tables of a segment. Throws a `FileProblem` if their lengths do not match the segment's. */
export function tablesOf({ marker, data }: Segment): Table[] {
  const tables: Table[] = [];
  if (marker === Marker.DRI && data.length !== 2) throw damaged('a wrong restart interval');
  for (let rest = data; rest.length > 0; rest = rest.subarray(lengthOf(marker, rest))) {
    const bytes = rest.subarray(0, lengthOf(marker, rest));
    if (bytes.length < lengthOf(marker, rest)) throw damaged('a table that ends too early');
    // For a quantization table, only the low half is its number: the high half is its precision.
    const number = marker === Marker.DRI ? 0 : (bytes[0] ?? 0) & (marker === Marker.DQT ? 15 : 255);
    tables.push({ slot: slotOf(marker, number), bytes, isUsed: false });
  }
  return tables;
}

/** The slots of a component's Huffman tables: for the DC coefficient and for the AC coefficients. */
export const dcSlot = (number: number) => slotOf(Marker.DHT, number);
export const acSlot = (number: number) => slotOf(Marker.DHT, 16 + number);
/** The slot of a quantization table. */
export const stepsSlot = (number: number) => slotOf(Marker.DQT, number);
export const RESTARTS = slotOf(Marker.DRI, 0);

/** The slots of the tables that are needed to decode a scan. */
export function slotsOf(frame: Frame, { components, from, to, high }: ScanHeader): string[] {
  // A progressive scan contains DC or AC coefficients, and refines DC without a table.
  const hasDc = !isProgressive(frame) || (from === 0 && high === 0);
  const hasAc = !isProgressive(frame) || to > 0;
  return components.flatMap(({ component, dc, ac }) => [
    slotOf(Marker.DQT, component.quantization),
    ...(hasDc ? [dcSlot(dc)] : []),
    ...(hasAc ? [acSlot(ac)] : []),
  ]);
}
