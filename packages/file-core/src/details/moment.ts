import type { Moment } from '../report';

const DATE = String.raw`(?<year>\d{4})[-:/.](?<month>\d\d)[-:/.](?<day>\d\d)`;
const TIME = String.raw`(?<hour>\d\d):(?<minute>\d\d)(?::(?<second>\d\d)(?:[.,]\d+)?)?`;
const OFFSET = String.raw`(?<offset>Z|[+-]\d\d:?\d\d)?`;

/** The notation of Exif (`2026:11:14 18:32:07`) and XMP (`2026-11-14T18:32:07+08:00`). */
const WRITTEN = new RegExp(String.raw`^${DATE}(?:[ T]+${TIME}\s*${OFFSET})?$`);
/** The notation of IPTC, with the date and the time joined by a space: `20261114 183207+0800`. */
const PACKED =
  /^(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)(?: (?<hour>\d\d)(?<minute>\d\d)(?<second>\d\d)(?<offset>[+-]\d{4})?)?$/;

function isDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year > 0;
}

/** The offset from UTC in the form of a `Moment`; `undefined` if the text is not one. */
function offsetOf(written: string | undefined): string | undefined {
  const text = written?.trim();
  if (text === 'Z') return '+00:00';
  const parts = /^([+-]\d\d):?([0-5]\d)$/.exec(text ?? '');
  return parts ? `${parts[1] ?? ''}:${parts[2] ?? ''}` : undefined;
}

/**
 * Parses a time as files write it; `null` if it is not one, such as the zeros of a camera whose clock was
 * never set.
 * @param offset the offset from UTC, if the file stores it separately
 */
export function momentOf(written: string, offset?: string): Moment | null {
  const text = written.trim();
  const found = (WRITTEN.exec(text) ?? PACKED.exec(text))?.groups;
  if (!found) return null;
  const { year = '', month = '', day = '', hour, minute, second = '00' } = found;
  if (!isDay(Number(year), Number(month), Number(day))) return null;

  const moment: Moment = { date: `${year}-${month}-${day}` };
  if (hour === undefined || minute === undefined) return moment;
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 60) return null;
  moment.time = `${hour}:${minute}:${second}`;
  const distance = offsetOf(found['offset'] ?? offset);
  if (distance !== undefined) moment.offset = distance;
  return moment;
}
