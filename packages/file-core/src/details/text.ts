import { capitalized, counted, formatSize } from '@hub/locale';
import type { Detail, Topic } from '../report';

/** A value of this length without a space is encoded data, such as a picture in Base64 or a lookup table. */
const DATA_LENGTH = 2000;
const LISTED_NUMBERS = 8;
const LONGEST_LABEL = 60;

const BLANK_UP_TO = 0x20;
const DELETE = 0x7f;

/** A label from a program's name: `SubjectDistance` becomes "Subject distance", `GPSDOP` stays. */
export function labelOf(name: string): string {
  const words = name
    .slice(0, LONGEST_LABEL)
    .replaceAll(/[_-]+/g, ' ')
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .trim();
  return capitalized(words.replaceAll(/ [A-Z](?=[a-z])/g, (start) => start.toLowerCase()));
}

/** A text from a file, trimmed, without control characters, which could control a terminal. */
export function withoutControls(raw: string): string {
  return raw.replace(/\p{Cc}+/gu, ' ').trim();
}

function numberInWords(value: number): string {
  return Number.isFinite(value) ? String(Number(value.toPrecision(6))) : 'unknown';
}

function bytesInWords(bytes: Uint8Array): string {
  const printable = bytes.length > 1 && bytes.every((byte) => byte >= BLANK_UP_TO && byte < DELETE);
  return printable ? withoutControls(new TextDecoder().decode(bytes)) : formatSize(bytes.length);
}

function isNumbers(value: unknown): value is ArrayLike<number> {
  return (
    (Array.isArray(value) && value.every((item) => typeof item === 'number')) || ArrayBuffer.isView(value)
  );
}

/** Any value in words; data is described by its size. */
export function valueInWords(value: unknown): string {
  if (typeof value === 'string') {
    const text = withoutControls(value);
    return text.length > DATA_LENGTH && !text.includes(' ') ? formatSize(value.length) : text;
  }
  if (typeof value === 'number') return numberInWords(value);
  if (value instanceof Uint8Array) return bytesInWords(value);
  if (!isNumbers(value)) return '';
  if (value.length > LISTED_NUMBERS) return counted(value.length, 'number');
  return Array.from(value, numberInWords).join(', ');
}

/** The detail for a block that can't be read: only its presence and size are known. */
export function unread(label: string, bytes: number, topic: Topic = 'more'): Detail {
  return { topic, label, value: `${formatSize(bytes)}, can’t be read` };
}

/** The details of a block, or its size if it has none: it may describe only the picture, but is removed too. */
export function orSize(details: Detail[], label: string, bytes: number): Detail[] {
  return details.length > 0 ? details : [{ topic: 'more', label, value: formatSize(bytes) }];
}
