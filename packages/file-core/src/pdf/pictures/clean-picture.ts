import { type PDFDict } from '../pdf-lib';
import { nameFor } from '../names';
import { hasAt } from '../../bytes';
import { jpeg } from '../../jpeg/jpeg';
import { FileProblem } from '../../problem';
import type { Detail } from '../../report';
import { isSpace } from '../file/bytes';
import { type Filter, deflated, flate, inflated, predicted, unpacked } from '../file/filters';
import { type Budget, UNPACKED_MOST } from '../file/limits';
import { measure } from '../file/zlib';
import { type Findings, IN_A_PICTURE, PICTURE_DAMAGED, PICTURE_OPEN } from '../findings';
import { damagedJpeg } from './damaged-jpeg';
import { endOfFax } from './fax';
import { cleanJbig2 } from './jbig2';
import { cleanJpeg2000 } from './jpeg2000';
import { type Rows, drawnOf } from './size';
import type { Resolve } from '../values';

/** The bytes of a stream as they are stored, and the filters that unpack them. */
export interface Packed {
  bytes: Uint8Array;
  filters: readonly Filter[];
}

const HIDDEN = 'Hidden data';
/** The most line-end bytes after packed data, which belong to nothing. */
const LINE_END = 4;
/** The filters whose data is a picture. */
const OF_PICTURES = ['DCTDecode', 'JPXDecode', 'JBIG2Decode', 'CCITTFaxDecode'];
const NEW = 'BrotliDecode';
/** The error for a filter that is too new. */
const NEW_FILTER = 'This file is packed in a way that Obscura does not know. It can’t be cleaned.';

/**
 * A picture or other packed data, without bytes after its end and without private data beside what it shows.
 * If it is packed only once and contains nothing else, it is unchanged.
 */
export async function cleanPicture(source: Packed, { rows, resolve, found, budget }: Means): Promise<Packed> {
  const packed = peeled(source, { rows, resolve, found, budget });
  const [filter] = packed.filters;
  switch (filter?.name) {
    case 'DCTDecode':
      return { ...packed, bytes: await cleanJpeg(packed.bytes, found) };
    case 'JPXDecode':
      return { ...packed, bytes: cleanCoded(packed.bytes, cleanJpeg2000, found) };
    case 'JBIG2Decode':
      return { ...packed, bytes: cleanCoded(packed.bytes, cleanJbig2, found) };
    case 'CCITTFaxDecode':
      return { ...packed, bytes: cleanFax(packed.bytes, found) };
    default:
      return packed;
  }
}

/** Whether a filter packs data of any kind, not only pictures. */
export function packsData({ name }: Filter): boolean {
  return ['FlateDecode', 'LZWDecode', 'RunLengthDecode', 'ASCII85Decode', 'ASCIIHexDecode'].includes(name);
}

/** The context for reading a stream. */
export interface Means {
  /** The rows of an uncoded picture; `null` for other data, and if they are unknown. */
  rows: Rows | null;
  resolve: Resolve;
  found: Findings;
  budget: Budget;
}

/** Decodes all filters except the innermost; that one too if it hides bytes after the end of its data. */
function peeled(source: Packed, means: Means): Packed {
  const { rows, resolve, found, budget } = means;
  let { bytes, filters } = source;
  for (;;) {
    const [filter, ...others] = filters;
    if (!filter) {
      if (rows && bytes.length > 0 && bytes.length < rows.count * rows.length)
        found.warnings.add(PICTURE_DAMAGED);
      const drawn = withoutSurplus(bytes, null, means) ?? bytes;
      return source.filters.length === 0
        ? { bytes: drawn, filters }
        : { bytes: deflated(drawn), filters: [flate()] };
    }
    const isLast = others.length === 0;
    if (!packsData(filter)) {
      const isCoded = isLast && OF_PICTURES.includes(filter.name);
      return isCoded ? { bytes, filters } : nothing(bytes, filters, found);
    }
    if (isLast && filter.name === 'FlateDecode') return flateAlone(bytes, filter, means);
    if (isLast && !filter.name.startsWith('ASCII')) {
      const plain = predicted(bytes, filter, resolve, UNPACKED_MOST, budget) ?? new Uint8Array();
      const parms = withoutOwn(filter.parms);
      return { bytes: deflated(withoutSurplus(plain, parms, means) ?? plain), filters: [flate(parms)] };
    }
    const plain = unpacked(bytes, [filter], resolve, UNPACKED_MOST, budget);
    if (!plain) return nothing(bytes, filters, found);
    bytes = plain;
    filters = others;
  }
}

function flateAlone(bytes: Uint8Array, filter: Filter, means: Means): Packed {
  const { rows, resolve, found, budget } = means;
  const measured = measure(bytes, budget);
  const drawn = rows && drawnOf(rows, filter.parms, resolve);
  if (drawn !== null && (measured === null || measured.size > drawn)) {
    const plain = inflated(bytes, UNPACKED_MOST, budget);
    const cut = withoutSurplus(plain, filter.parms, means);
    if (cut) return { bytes: deflated(cut), filters: [filter] };
  }
  return withoutTail({ bytes, filters: [filter] }, measured?.length ?? null, found, budget);
}

/** The part of the unpacked data from which a picture is drawn; `null` if only padding would be removed. */
function withoutSurplus(
  plain: Uint8Array,
  parms: PDFDict | null,
  { rows, resolve, found }: Means,
): Uint8Array | null {
  const drawn = rows && drawnOf(rows, parms, resolve);
  if (drawn === null || plain.length <= drawn) return null;
  const surplus = plain.subarray(drawn);
  if (surplus.every((byte) => byte === 0 || isSpace(byte))) return null;
  found.hidden(IN_A_PICTURE, 'More than it shows');
  return plain.subarray(0, drawn);
}

/** If no reader can unpack the data, nothing of it is shown, and nothing is kept. */
export function nothing(bytes: Uint8Array, filters: readonly Filter[], found: Findings): Packed {
  if (filters.some(({ name }) => name === NEW)) throw new FileProblem(NEW_FILTER);
  if (bytes.length > 0) found.hidden(HIDDEN, 'Packed in a way that no program reads');
  return { bytes: new Uint8Array(), filters: [] };
}

function withoutOwn(parms: PDFDict | null): PDFDict | null {
  const predictor = parms?.get(nameFor('Predictor'));
  if (!parms || !predictor) return null;
  parms.delete(nameFor('EarlyChange'));
  return parms;
}

/** Removes the bytes after zlib data, which no reader shows, and packs damaged data again. */
export function withoutTail(
  { bytes, filters }: Packed,
  length: number | null,
  found: Findings,
  budget: Budget,
): Packed {
  if (length === null) return { bytes: deflated(inflated(bytes, UNPACKED_MOST, budget)), filters };
  if (length === bytes.length) return { bytes, filters };
  const tail = bytes.subarray(length);
  if (tail.length > LINE_END || !tail.every(isSpace)) found.hidden(HIDDEN, 'After the end of a part');
  return { bytes: bytes.subarray(0, length), filters };
}

/** An incomplete picture is shown up to where it ends, and is kept like that. */
async function cleanJpeg(bytes: Uint8Array, found: Findings): Promise<Uint8Array> {
  const sound = await cleanSound(bytes, found);
  if (sound) return sound;
  const { bytes: kept, details } = damagedJpeg(bytes);
  found.details.push(...details);
  const cleaned = await cleanSound(kept, found);
  if (!cleaned && kept.length > 0) found.warnings.add(PICTURE_DAMAGED);
  return cleaned ?? kept;
}

/** `null` if the picture is damaged. */
async function cleanSound(bytes: Uint8Array, found: Findings): Promise<Uint8Array | null> {
  try {
    const picture = await jpeg.open(bytes);
    const cleaned = await picture.clean();
    found.details.push(...(await picture.inspect()).details);
    return cleaned;
  } catch (problem) {
    if (problem instanceof FileProblem) return null;
    throw problem;
  }
}

type Cleaner = (
  bytes: Uint8Array,
) => { bytes: Uint8Array; details: readonly Detail[]; isBroken?: boolean } | null;

function cleanCoded(bytes: Uint8Array, clean: Cleaner, found: Findings): Uint8Array {
  const cleaned = clean(bytes);
  if (!cleaned) {
    if (bytes.length > 0) found.warnings.add(PICTURE_DAMAGED);
    return bytes;
  }
  if (cleaned.isBroken) found.warnings.add(PICTURE_DAMAGED);
  found.details.push(...cleaned.details);
  return cleaned.bytes;
}

function cleanFax(bytes: Uint8Array, found: Findings): Uint8Array {
  const end = endOfFax(bytes);
  if (end === null) {
    if (bytes.length > 0) found.warnings.add(PICTURE_OPEN);
    return bytes;
  }
  const tail = bytes.subarray(end);
  if (tail.some((byte) => byte !== 0 && !isSpace(byte))) found.hidden(IN_A_PICTURE, 'After its end');
  return bytes.subarray(0, end);
}

/** The detail for a JPEG without its filter. */
export const FORGOTTEN = 'A photo that no program shows';

/** Whether a picture without filters is a JPEG: then it only shows noise. */
export function isForgottenJpeg({ bytes, filters }: Packed): boolean {
  return filters.length === 0 && hasAt(bytes, '\xff\xd8\xff');
}
