import { Deflate } from 'pako';
import { concat } from '../bytes';
import { type Chunk, chunksOf, SIGNATURE, writtenChunk } from './chunks';
import { type Header, headerOf, passesOf, rawSize } from './header';
import { rowFilter, rowReader, unfilter } from './rows';
import { inflate } from './zlib';

const WITH_ALPHA = 6;
const WITHOUT_ALPHA = 2;
const COLOUR_AT = 9;
const OPAQUE = 255;
/** Chunks that depend on the alpha channel, or on more than one frame. */
const DEPENDENT = ['sBIT', 'acTL'];

/** Stops the work on a picture that is not opaque. */
class SeenThrough extends Error {}

/**
 * Removes the alpha channel of a PNG that a browser wrote if every pixel is opaque: then a pixel has three
 * bytes instead of four, and the picture is the same. Returns all others unchanged: those that are not
 * opaque, and those that are interlaced or have no alpha channel with eight bits per sample.
 */
export function withoutOpacity(bytes: Uint8Array): Uint8Array {
  const { chunks } = chunksOf(bytes);
  const header = headerOf(chunks[0]?.data ?? new Uint8Array());
  const isMeant = header.colour === WITH_ALPHA && header.depth === 8 && !header.interlaced;
  if (!isMeant || chunks.some(({ type }) => DEPENDENT.includes(type))) return bytes;
  const data = chunks.filter(({ type }) => type === 'IDAT').map((chunk) => chunk.data);
  try {
    return written(chunks, opaqueRows(data, header));
  } catch (error) {
    if (error instanceof SeenThrough) return bytes;
    throw error;
  }
}

/** The rows without alpha, compressed. Only two rows at a time are in memory. */
function opaqueRows(data: readonly Uint8Array[], header: Header): Uint8Array[] {
  const { width, height } = header;
  const deflated: Uint8Array[] = [];
  const deflater = new Deflate();
  deflater.onData = (piece) => deflated.push(piece);
  const filtered = rowFilter(3 * width, 3);
  let [row, above] = [new Uint8Array(4 * width), new Uint8Array(4 * width)];
  let [colours, coloursAbove] = [new Uint8Array(3 * width), new Uint8Array(3 * width)];
  let rows = 0;
  const takeRow = rowReader(passesOf(header, width, height), (raw) => {
    row.set(raw.subarray(1));
    unfilter(raw[0] ?? 0, row, above, 4);
    takeColours(row, colours);
    rows += 1;
    deflater.push(filtered(colours, coloursAbove), rows === height);
    [row, above] = [above, row];
    [colours, coloursAbove] = [coloursAbove, colours];
  });
  inflate(data, rawSize(header, width, height), takeRow);
  return deflated;
}

/** Copies red, green and blue of each pixel; throws if a pixel is not opaque. */
function takeColours(row: Uint8Array, colours: Uint8Array): void {
  for (let from = 0, to = 0; from < row.length; from += 4, to += 3) {
    if (row[from + 3] !== OPAQUE) throw new SeenThrough();
    colours[to] = row[from] ?? 0;
    colours[to + 1] = row[from + 1] ?? 0;
    colours[to + 2] = row[from + 2] ?? 0;
  }
}

/** The same chunks with other rows. */
function written(chunks: readonly Chunk[], rows: readonly Uint8Array[]): Uint8Array {
  const first = chunks.findIndex(({ type }) => type === 'IDAT');
  const parts = chunks.flatMap(({ type, data }, index) => {
    if (type === 'IDAT') return index === first ? writtenChunk('IDAT', rows) : [];
    if (type !== 'IHDR') return writtenChunk(type, [data]);
    const start = data.slice();
    start[COLOUR_AT] = WITHOUT_ALPHA;
    return writtenChunk('IHDR', [start]);
  });
  return concat([SIGNATURE, ...parts]);
}
