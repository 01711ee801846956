import { formatSize } from '@hub/locale';
import { hasAt, readable, shown } from '../bytes';
import { detailsOfExif } from '../details/exif';
import { detailsOfIptc } from '../details/iptc';
import { momentOf } from '../details/moment';
import { detailsOfPhotoshop } from '../details/photoshop';
import { orSize, unread, valueInWords } from '../details/text';
import { detailsOfXmp } from '../details/xmp';
import { EXIF } from '../jpeg/orientation';
import type { Detail, Topic } from '../report';
import type { Chunk } from './chunks';
import { type Budget, inflated } from './zlib';

/** A text in a picture, with its keyword (PNG third edition, 11.3.3). */
interface Text {
  keyword: string;
  /** `null` if it can't be read. */
  data: Uint8Array | null;
  encoding: 'latin1' | 'utf-8';
}

const LONGEST_KEYWORD = 79;

/** Keywords of the standard (table 16), of ImageMagick, and of programs that draw from prompts. */
const KEYWORDS = new Map<string, readonly [topic: Topic, label: string]>([
  ['Author', ['who', 'Author']],
  ['Artist', ['who', 'Author']],
  ['Copyright', ['who', 'Copyright']],
  ['Thumb::URI', ['who', 'Path of the file']],
  ['Creation Time', ['when', 'Created']],
  ['date:create', ['when', 'Created']],
  ['create-date', ['when', 'Created']],
  ['date:modify', ['when', 'Changed']],
  ['modify-date', ['when', 'Changed']],
  ['date:timestamp', ['when', 'Written']],
  ['Software', ['edits', 'Program']],
  ['Source', ['more', 'Source']],
  ['parameters', ['edits', 'Made from the prompt']],
  ['prompt', ['edits', 'Made from the prompt']],
  ['workflow', ['edits', 'How it was made']],
]);

const XMP = 'XML:com.adobe.xmp';
const RAW_PROFILE = 'Raw profile type ';
const XMP_IN_APP1 = 'http://ns.adobe.com/xap/1.0/\0';

/** The keyword and the bytes after its zero; `null` if there is no keyword. */
function keywordOf(data: Uint8Array): { keyword: string; rest: Uint8Array } | null {
  const end = data.subarray(0, LONGEST_KEYWORD + 1).indexOf(0);
  return end < 1 ? null : { keyword: shown(latin1Of(data.subarray(0, end))), rest: data.subarray(end + 1) };
}

const latin1Of = (data: Uint8Array) => new TextDecoder('latin1').decode(data);

/** The text of `iTXt`, after the compression, the language, and the translated keyword. */
function internationalText(rest: Uint8Array, limit: number): Uint8Array | null {
  const language = rest.indexOf(0, 2);
  const translated = language === -1 ? -1 : rest.indexOf(0, language + 1);
  if (translated === -1) return null;
  const text = rest.subarray(translated + 1);
  return rest[0] === 0 ? text : (inflated(text, limit)?.data ?? null);
}

function readTextChunk({ type, data }: Chunk, limit: number): Text | null {
  const found = keywordOf(data);
  if (!found) return null;
  const { keyword, rest } = found;
  if (type === 'tEXt') return { keyword, data: rest, encoding: 'latin1' };
  if (type === 'iTXt') return { keyword, data: internationalText(rest, limit), encoding: 'utf-8' };
  return { keyword, data: inflated(rest.subarray(1), limit)?.data ?? null, encoding: 'latin1' };
}

/** The value of a hexadecimal digit; -1 for other characters. */
function digitOf(letter: number): number {
  if (letter >= 0x30 && letter <= 0x39) return letter - 0x30;
  const small = letter | 0x20;
  return small >= 0x61 && small <= 0x66 ? small - 0x57 : -1;
}

/** A block that ImageMagick writes as text: a line each for type and length, then hexadecimal digits. */
function rawProfile(text: Uint8Array): Uint8Array | null {
  const kind = text.indexOf(0x0a, 1);
  const length = kind === -1 ? -1 : text.indexOf(0x0a, kind + 1);
  if (length === -1) return null;
  const bytes = new Uint8Array(text.length - length);
  let count = 0;
  let high = -1;
  for (const letter of text.subarray(length)) {
    const digit = digitOf(letter);
    if (digit === -1) continue;
    if (high === -1) {
      high = digit;
      continue;
    }
    bytes[count] = high * 16 + digit;
    count += 1;
    high = -1;
  }
  return count === 0 ? null : bytes.subarray(0, count);
}

async function detailsOfRawProfile(kind: string, text: Uint8Array): Promise<Detail[]> {
  const block = rawProfile(text);
  if (!block) return [unread(`Profile (${kind})`, text.length)];
  if (hasAt(block, EXIF)) return detailsOfExif(block.subarray(EXIF.length));
  if (hasAt(block, XMP_IN_APP1)) return detailsOfXmp(block.subarray(XMP_IN_APP1.length));
  if (hasAt(block, '8BIM')) return detailsOfPhotoshop(block);
  if (kind === 'exif') return detailsOfExif(block);
  if (kind === 'xmp') return detailsOfXmp(block);
  if (kind === 'iptc') return detailsOfIptc(block);
  return [{ topic: 'more', label: `Profile (${kind})`, value: formatSize(block.length) }];
}

function plainDetail({ keyword, encoding }: Text, data: Uint8Array): Detail {
  const [topic, label] = KEYWORDS.get(keyword) ?? ['more' as const, keyword || 'Text'];
  const value = valueInWords(new TextDecoder(encoding).decode(data));
  return { topic, label, value: (topic === 'when' && momentOf(value)) || value || 'Nothing' };
}

/** The details in a text chunk, at least one. Never fails. Reduces the budget by the inflated size. */
export async function detailsOfText(chunk: Chunk, budget: Budget): Promise<Detail[]> {
  const text = readTextChunk(chunk, budget.left);
  if (!text) return [unread('Text', chunk.data.length)];
  const { keyword, data } = text;
  if (!data) return [unread(keyword, chunk.data.length)];
  budget.left -= Math.min(budget.left, data.length);
  const details = await detailsIn(keyword, data);
  return details ?? [plainDetail(text, data)];
}

async function detailsIn(keyword: string, data: Uint8Array): Promise<Detail[] | null> {
  if (keyword === XMP) return detailsOfXmp(data);
  if (!keyword.startsWith(RAW_PROFILE)) return null;
  const kind = readable(new TextEncoder().encode(keyword.slice(RAW_PROFILE.length)));
  return orSize(await detailsOfRawProfile(kind, data), `Profile (${kind})`, data.length);
}
