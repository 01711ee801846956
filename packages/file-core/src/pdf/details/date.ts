import { momentOf } from '../../details/moment';
import type { Moment } from '../../report';

const WRITTEN = /^(?:D:)?(\d{4})(\d\d)?(\d\d)?(?:(\d\d)(\d\d)(\d\d)?)?(?:([+-])(\d\d)'?(\d\d)?'?|(Z).*)?/;

/** Parses a PDF date, `D:20261114183207+08'00'` (ISO 32000-2, 7.9.4); returns any other text. */
export function dateOf(text: string): Moment | string {
  const [, year, month = '01', day = '01', hour, minute, second = '00', sign, hours, minutes = '00', utc] =
    WRITTEN.exec(text.trim()) ?? [];
  if (!year) return text;
  const time = hour && minute ? ` ${hour}:${minute}:${second}` : '';
  const offset = utc ? 'Z' : sign && hours ? `${sign}${hours}:${minutes}` : '';
  return momentOf(`${year}-${month}-${day}${time}${time && offset}`) ?? text;
}
