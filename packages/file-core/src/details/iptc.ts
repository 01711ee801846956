import { counted } from '@hub/locale';
import type { Detail, Topic } from '../report';
import { momentOf } from './moment';
import { withoutControls, unread } from './text';

const MARKER = 0x1c;
const HEADER = 5;
const LONG_LENGTH = 0x8000;
const LONGEST_LENGTH = 4;

/** The application record, which describes the picture; the other records describe the transmission. */
const APPLICATION = 2;

/** Data sets of the application record (IPTC IIM 4.2, chapter 6), by number. */
const FIELDS: Readonly<Record<number, readonly [topic: Topic, label: string]>> = {
  5: ['more', 'Title'],
  25: ['more', 'Keywords'],
  26: ['where', 'Place'],
  27: ['where', 'Place'],
  40: ['more', 'Instructions'],
  65: ['edits', 'Program'],
  80: ['who', 'Author'],
  85: ['who', 'Position'],
  90: ['where', 'City'],
  92: ['where', 'Place'],
  95: ['where', 'Region'],
  100: ['where', 'Country code'],
  101: ['where', 'Country'],
  103: ['more', 'Job'],
  105: ['more', 'Headline'],
  110: ['who', 'Credit'],
  115: ['who', 'Source'],
  116: ['who', 'Copyright'],
  118: ['who', 'Contact'],
  120: ['more', 'Description'],
  122: ['who', 'Described by'],
};

/** Dates: their label, and the number of the data set with the time. */
const DATES: Readonly<Record<number, readonly [label: string, time: number]>> = {
  30: ['Released', 35],
  37: ['Expires', 38],
  55: ['Taken', 60],
  62: ['Digitized', 63],
};

interface DataSet {
  record: number;
  number: number;
  value: Uint8Array;
}

/** The length in two bytes, or for a long value, how many bytes its length has (IIM 4.2, 1.5). */
function lengthAt(view: DataView, at: number): { length: number; from: number } {
  const length = view.getUint16(at);
  if (length < LONG_LENGTH) return { length, from: at + 2 };
  const count = length - LONG_LENGTH;
  if (count > LONGEST_LENGTH) throw new RangeError('A length of IPTC is out of bounds.');
  let long = 0;
  for (let byte = 0; byte < count; byte++) long = long * 256 + view.getUint8(at + 2 + byte);
  return { length: long, from: at + 2 + count };
}

function dataSets(iim: Uint8Array): DataSet[] {
  const view = new DataView(iim.buffer, iim.byteOffset, iim.byteLength);
  const sets: DataSet[] = [];
  let at = 0;
  while (at + HEADER <= iim.length && iim[at] === MARKER) {
    const { length, from } = lengthAt(view, at + 3);
    if (from + length > iim.length) break;
    sets.push({
      record: view.getUint8(at + 1),
      number: view.getUint8(at + 2),
      value: iim.subarray(from, from + length),
    });
    at = from + length;
  }
  return sets;
}

/** Decodes UTF-8, which programs write without declaring it, or else Latin-1, which older ones write. */
function decodedText(value: Uint8Array): string {
  try {
    return withoutControls(new TextDecoder('utf-8', { fatal: true }).decode(value));
  } catch {
    return withoutControls(new TextDecoder('latin1').decode(value));
  }
}

function detailsOf(sets: readonly DataSet[]): Detail[] {
  const texts = new Map<number, string[]>();
  for (const { record, number, value } of sets) {
    if (record !== APPLICATION) continue;
    const values = texts.get(number);
    if (values) values.push(decodedText(value));
    else texts.set(number, [decodedText(value)]);
  }
  const details: Detail[] = [];
  for (const [number, values] of texts) {
    const field = FIELDS[number];
    const date = DATES[number];
    const text = values.filter((value) => value !== '').join(', ');
    if (text === '') continue;
    if (field) details.push({ topic: field[0], label: field[1], value: text });
    if (!date) continue;
    const time = texts.get(date[1])?.[0] ?? '';
    const value = momentOf(`${text} ${time}`) ?? momentOf(text) ?? `${text} ${time}`.trim();
    details.push({ topic: 'when', label: date[0], value });
  }
  return details;
}

const TIMES = Object.values(DATES).map(([, time]) => time);

/** The details in IPTC records, in the order of the file (IPTC IIM 4.2). Never fails. */
export function detailsOfIptc(iim: Uint8Array): Promise<Detail[]> {
  try {
    const sets = dataSets(iim);
    if (sets.length === 0) return Promise.resolve([unread('IPTC', iim.length)]);
    const rest = sets.filter(({ record, number }) => {
      return record !== APPLICATION || !(number in FIELDS || number in DATES || TIMES.includes(number));
    }).length;
    const details = detailsOf(sets);
    if (rest > 0)
      details.push({ topic: 'more', label: 'IPTC', value: counted(rest, 'more entry', 'more entries') });
    return Promise.resolve(details);
  } catch {
    return Promise.resolve([unread('IPTC', iim.length)]);
  }
}
