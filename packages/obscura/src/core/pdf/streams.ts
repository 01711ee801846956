import { PDFArray, type PDFDict, PDFName, PDFNull, type PDFObject, PDFRawStream } from 'pdf-lib';
import { cleanProfile } from '../icc';
import { jpeg } from '../jpeg/jpeg';
import { FileProblem } from '../problem';
import type { Detail } from '../report';
import type { Copy, CopiedStream } from './copy';
import { Adler32 } from './file/adler32';
import { isSpace } from './file/bytes';
import { type Filter, deflated, filtersOf, inflate, inflated, unpacked } from './file/filters';
import type { Budget } from './file/limits';
import { cleanJpeg2000 } from './jpeg2000';
import { withoutSegments } from './unsound-jpeg';

/** What is unpacked whole, such as a picture that has bytes behind its end. */
const UNPACKED_MOST = 2 ** 28;
/** Line ends after packed data belong to nothing. */
const LINE_END = 4;

/** The bytes of a stream as they are written, the steps that unpack them, and what else they told. */
interface Packed {
  bytes: Uint8Array;
  filters: readonly Filter[];
  details: readonly Detail[];
}

/** Replaces the bytes of a copy's streams by ones that tell nothing of anyone, and says what they told. */
export async function cleanStreams({ context, streams }: Copy, budget: Budget): Promise<Detail[]> {
  const resolve = (object: PDFObject | undefined) => context.lookup(object);
  const details: Detail[] = [];
  for (const copied of streams) {
    const { stream, ref } = copied;
    const source = { bytes: stream.contents, filters: filtersOf(stream.dict, resolve), details: [] };
    const packed = await cleanStream(withoutAscii(source, resolve, budget), copied, resolve, budget);
    details.push(...packed.details);
    context.assign(ref, streamOf(stream, packed));
  }
  return details;
}

type Resolve = (object: PDFObject | undefined) => PDFObject | undefined;

/** Data as text is longer, and hides what stands behind its end. */
function withoutAscii({ bytes, filters, details }: Packed, resolve: Resolve, budget: Budget): Packed {
  const [first, ...others] = filters;
  if (!first?.name.startsWith('ASCII')) return { bytes, filters, details };
  const plain = unpacked(bytes, [first], resolve, UNPACKED_MOST, budget);
  return plain
    ? withoutAscii({ bytes: plain, filters: others, details }, resolve, budget)
    : { bytes, filters, details };
}

async function cleanStream(
  packed: Packed,
  { contents }: CopiedStream,
  resolve: Resolve,
  budget: Budget,
): Promise<Packed> {
  const last = packed.filters.at(-1);
  const plain = () => unpacked(packed.bytes, packed.filters.slice(0, -1), resolve, UNPACKED_MOST, budget);
  if (contents === 'profile') {
    const profile = unpacked(packed.bytes, packed.filters, resolve, UNPACKED_MOST, budget);
    return profileFrom(profile ?? new Uint8Array());
  }
  if (last?.name === 'DCTDecode') {
    const picture = plain();
    return picture ? { ...(await jpegFrom(picture)), filters: [last] } : packed;
  }
  if (last?.name === 'JPXDecode') {
    const picture = plain();
    const cleaned = picture && cleanJpeg2000(picture);
    return cleaned ? { ...cleaned, filters: [last] } : packed;
  }
  return packed.filters[0]?.name === 'FlateDecode' ? withoutTail(packed, budget) : packed;
}

/** Colours that can't be computed by a profile are those of the device: for all readers before, too. */
function profileFrom(bytes: Uint8Array): Packed {
  const cleaned = cleanProfile(bytes);
  const profile = cleaned?.profile ?? new Uint8Array();
  return {
    bytes: deflated(profile),
    filters: [{ name: 'FlateDecode', parms: null }],
    details: cleaned?.details ?? [],
  };
}

/** A picture that is not whole is shown as far as it goes, and so it is kept. */
async function jpegFrom(bytes: Uint8Array): Promise<{ bytes: Uint8Array; details: readonly Detail[] }> {
  try {
    return { bytes: await jpeg.clean(bytes), details: (await jpeg.inspect(bytes)).details };
  } catch (problem) {
    if (!(problem instanceof FileProblem)) throw problem;
    return withoutSegments(bytes);
  }
}

/** Packs again what has bytes behind its end, which no reader shows. */
function withoutTail(packed: Packed, budget: Budget): Packed {
  const { bytes } = packed;
  const adler = new Adler32();
  inflate(bytes, Infinity, budget, (piece) => adler.add(piece));
  for (let tail = 0; tail <= LINE_END && (tail === 0 || isSpace(bytes.at(-tail))); tail += 1) {
    const end = bytes.length - tail;
    if (adler.isAt(bytes, end - 4)) return { ...packed, bytes: bytes.subarray(0, end) };
  }
  const isWhole = bytes.some((_, at) => adler.isAt(bytes, at));
  const hidden: Detail = { topic: 'more', label: 'Hidden data', value: 'After the end of a part' };
  return {
    ...packed,
    bytes: deflated(inflated(bytes, UNPACKED_MOST, budget)),
    details: isWhole ? [hidden] : [],
  };
}

/** The stream with other bytes, and how to unpack them. */
function streamOf({ dict }: PDFRawStream, { bytes, filters }: Packed): PDFRawStream {
  const names = filters.map(({ name }) => PDFName.of(name));
  const parameters = filters.map(({ parms }) => parms ?? PDFNull);
  const set = (key: string, values: PDFObject[]) => {
    const [first] = values;
    if (!first) dict.delete(PDFName.of(key));
    else dict.set(PDFName.of(key), values.length === 1 ? first : arrayOf(values, dict));
  };
  set('Filter', names);
  set('DecodeParms', filters.some(({ parms }) => parms) ? parameters : []);
  return PDFRawStream.of(dict, bytes);
}

function arrayOf(values: readonly PDFObject[], { context }: PDFDict): PDFArray {
  const array = PDFArray.withContext(context);
  for (const value of values) array.push(value);
  return array;
}
