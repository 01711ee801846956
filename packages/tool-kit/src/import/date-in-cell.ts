import { isCalendarDate } from '@hub/calendar';

const FORM = /^(\d{1,4})([-/.])(\d{1,2})\2(\d{1,4})$/;

const joined = (year: string, month: string, day: string) =>
  [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');

/**
 * The date in a cell. Spreadsheets rewrite dates in the form of their region: `31.01.2027`, `1/31/2027`. A
 * text that is no date, or may be two (`3/4/2027`), is returned as it is.
 */
export function dateInCell(cell: string): string {
  const [, first = '', sign = '', second = '', third = ''] = FORM.exec(cell) ?? [];
  const meanings = [joined(first, second, third), joined(third, second, first)];
  // Nobody puts the month first before a point.
  if (sign !== '.') meanings.push(joined(third, first, second));
  const [date, ...others] = new Set(meanings.filter(isCalendarDate));
  return date !== undefined && others.length === 0 ? date : cell;
}
