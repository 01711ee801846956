import { addDays, addMonths, type CalendarDate, isCalendarDate } from '@hub/calendar';
import { plainSigns } from '@hub/locale';

const FIGURES = /^(\d{1,4})([-/.])(\d{1,2})\2(\d{1,4})$/;
const DAY_FIRST = /^(\d{1,2})(?:st|nd|rd|th)?[. -]+([a-z]{3,9})\.?,?[ -]+(\d{4})$/i;
const MONTH_FIRST = /^([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/i;
const MONTH_THEN_YEAR = /^(\d{1,2}|[a-z]{3,9})\.?[-/. ](\d{4})$/i;
const YEAR_THEN_MONTH = /^(\d{4})[-/.](\d{1,2})$/;

/** The name of a weekday before a date; other words, such as "before", would make it another date. */
const WEEKDAY = /^(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?\.?,? /i;

/** A time that leaves a date what it is: one without a zone, or midnight in UTC, as which programs write a date. */
const TIME =
  /(?:[T ]\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?: ?[AP]M)?|[T ]00:00(?::00(?:\.0+)?)?(?:Z|\+00:?00))$/i;

/** Years beyond these are those of another calendar: 1405 in Iran and 2570 in Thailand are 2027. */
const FIRST_YEAR = '1900';
const LAST_YEAR = '2199';

const MONTHS = [
  ...['january', 'february', 'march', 'april', 'may', 'june'],
  ...['july', 'august', 'september', 'october', 'november', 'december'],
];

/** The number of a month: of its English name, or of at least its first three letters; figures stay. */
function monthOf(text: string): string {
  if (/^\d/.test(text)) return text;
  return String(MONTHS.findIndex((name) => name.startsWith(text.toLowerCase())) + 1);
}

const joined = (year = '', month = '', day = '') =>
  [year, monthOf(month).padStart(2, '0'), day.padStart(2, '0')].join('-');

/** The days that a text of figures may mean. */
function inFigures(text: string): string[] {
  const [, first, sign, second, third] = FIGURES.exec(text) ?? [];
  const meanings = [joined(first, second, third), joined(third, second, first)];
  // Nobody puts the month first before a point.
  return sign === '.' ? meanings : [...meanings, joined(third, first, second)];
}

function inWords(text: string): string[] {
  const [, day, month, year] = DAY_FIRST.exec(text) ?? [];
  const [, americanMonth, americanDay, americanYear] = MONTH_FIRST.exec(text) ?? [];
  return [joined(year, month, day), joined(americanYear, americanMonth, americanDay)];
}

/** The first or the last day of a month without a day. */
function inMonth(text: string, edge: Edge): string[] {
  const [, month, year] = MONTH_THEN_YEAR.exec(text) ?? [];
  const [, firstYear, secondMonth] = YEAR_THEN_MONTH.exec(text) ?? [];
  const starts = [joined(year, month, '1'), joined(firstYear, secondMonth, '1')].filter(isCalendarDate);
  return edge === 'first' ? starts : starts.map((start) => addDays(addMonths(start, 1), -1));
}

type Edge = 'first' | 'last';

/**
 * The date in a cell. Spreadsheets rewrite dates in the form of their region, with the names of months in English, or with a
 * time: `31.01.2027`, `1/31/2027`, `31-Jan-2027`. Of a month alone it is its first or last day (`edge`), without which it
 * is no date. A text that is no date, or may be two (`3/4/2027`), is returned as it is.
 */
export function dateInCell(cell: string, edge?: Edge): CalendarDate {
  if (isCalendarDate(cell)) return cell;
  const text = plainSigns(cell).trim().replace(TIME, '').replace(WEEKDAY, '');
  const meanings = [...inFigures(text), ...inWords(text), ...(edge ? inMonth(text, edge) : [])];
  const dates = meanings.filter(
    (date) => isCalendarDate(date) && date >= FIRST_YEAR && date <= `${LAST_YEAR}-12-31`,
  );
  const [date, ...others] = new Set(dates);
  return date !== undefined && others.length === 0 ? date : cell;
}
