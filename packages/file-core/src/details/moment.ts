import type { Moment } from '../report';

const DATE = String.raw`(?<year>\d{4})[-:/.](?<month>\d\d)[-:/.](?<day>\d\d)`;
const TIME = String.raw`(?<hour>\d\d):(?<minute>\d\d)(?::(?<second>\d\d)(?:[.,]\d+)?)?`;
const OFFSET = String.raw`(?<offset>Z|[+-]\d\d:?\d\d)?`;

/** As Exif (`2026:11:14 18:32:07`) and XMP (`2026-11-14T18:32:07+08:00`) write it. */
const WRITTEN = new RegExp(String.raw`^${DATE}(?:[ T]+${TIME}\s*${OFFSET})?$`);
/** As IPTC writes it, date and time put side by side: `20261114 183207+0800`. */
const PACKED =
  /^(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)(?: (?<hour>\d\d)(?<minute>\d\d)(?<second>\d\d)(?<offset>[+-]\d{4})?)?$/;

function isDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year > 0;
}

/** The distance from UTC as a `Moment` holds it, `undefined` for what is none. */
function offsetOf(written: string | undefined): string | undefined {
  const text = written?.trim();
  if (text === 'Z') return '+00:00';
  const parts = /^([+-]\d\d):?([0-5]\d)$/.exec(text ?? '');
  return parts ? `${parts[1] ?? ''}:${parts[2] ?? ''}` : undefined;
}

/**
 * A time as files write it, `null` for what is none, such as the zeros of a camera whose clock was never set.
 * @param offset the distance from UTC where it is noted apart from the time
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
