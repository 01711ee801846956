import { counted, formatSize } from '@hub/locale';
import { hasAt, viewOf } from '../bytes';
import { detailsOfExif } from '../details/exif';
import { momentOf } from '../details/moment';
import { orSize, valueInWords } from '../details/text';
import { EXIF } from '../jpeg/orientation';
import type { Size } from '../picture/plan';
import type { Detail } from '../report';
import type { Chunk } from './chunks';
import { detailsOfText } from './texts';
import type { Budget } from './zlib';

/** The number of inches in a metre. */
const INCHES = 39.370_079;
/** How many chunks are listed one by one; the others are counted. */
const LISTED = 100;
/** The most bytes of chunks that are read, after inflating: reading more takes seconds. */
const MOST_OPENED = 16_000_000;

const TEXTS = ['tEXt', 'zTXt', 'iTXt'];
/** Types that a picture keeps if they are valid and at the right position. */
const SURROUNDINGS = 'PLTE tRNS gAMA cHRM sRGB iCCP sBIT bKGD cICP mDCV cLLI acTL fcTL fdAT hIST sPLT'.split(
  ' ',
);

const pad = (number: number) => String(number).padStart(2, '0');

/** The time of the last change, in UTC (PNG third edition, 11.3.6.1). */
function changed(data: Uint8Array): Detail | null {
  if (data.length !== 7) return null;
  const [month = 0, day = 0, ...time] = data.subarray(2);
  const date = `${String(viewOf(data).getUint16(0)).padStart(4, '0')}-${pad(month)}-${pad(day)}`;
  const written = `${date} ${time.map(pad).join(':')}`;
  return { topic: 'when', label: 'Changed', value: momentOf(written, 'Z') ?? written };
}

/** The pixels per inch if the unit is the metre, otherwise the shape of a pixel (11.3.4.3). */
function resolution(data: Uint8Array): Detail | null {
  if (data.length !== 9) return null;
  const view = viewOf(data);
  const across = view.getUint32(0);
  const value = data[8] === 1 ? `${Math.round(across / INCHES)} dpi` : `${across} by ${view.getUint32(4)}`;
  return { topic: 'more', label: 'Resolution', value };
}

/** Some programs also write the prefix that Exif has in a JPEG. */
async function exif(data: Uint8Array, picture: Size): Promise<Detail[]> {
  const tiff = hasAt(data, EXIF) ? data.subarray(EXIF.length) : data;
  return orSize(await detailsOfExif(tiff, picture), 'Exif', data.length);
}

function known({ type, data }: Chunk): Detail | null {
  const size = formatSize(data.length);
  if (type === 'tIME') return changed(data);
  if (type === 'pHYs') return resolution(data);
  if (type === 'caBX')
    return { topic: 'edits', label: 'Content Credentials', value: `How and by whom it was made, ${size}` };
  if (type === 'iDOT') return { topic: 'device', label: 'Device', value: 'One of Apple' };
  if (type === 'IDAT') return { topic: 'edits', label: 'Remains of an earlier picture', value: size };
  if (SURROUNDINGS.includes(type))
    return { topic: 'more', label: 'Notes that no viewer uses', value: `${type}, ${size}` };
  return null;
}

async function detailsOf(chunk: Chunk, picture: Size, budget: Budget): Promise<Detail[]> {
  const { type, data } = chunk;
  const found = known(chunk);
  if (found) return [found];
  const label = `Data of a program (${type})`;
  if (data.length > budget.left) return [{ topic: 'more', label, value: formatSize(data.length) }];
  budget.left -= data.length;
  if (TEXTS.includes(type)) return detailsOfText(chunk, budget);
  if (type === 'eXIf') return exif(data, picture);
  return [{ topic: 'more', label, value: valueInWords(data) || formatSize(data.length) }];
}

/** What the removed chunks give away. Never fails. */
export async function detailsOfLeftovers(chunks: readonly Chunk[], picture: Size): Promise<Detail[]> {
  const details: Detail[] = [];
  const budget = { left: MOST_OPENED };
  for (const chunk of chunks.slice(0, LISTED)) details.push(...(await detailsOf(chunk, picture, budget)));
  const rest = chunks.length - LISTED;
  if (rest > 0) details.push({ topic: 'more', label: 'Further data', value: counted(rest, 'part') });
  return details;
}
