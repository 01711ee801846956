import { type CalendarDate, isCalendarDate, toCalendarDate } from '@hub/calendar';
import { monthOf } from './month-names';

/** A date in a file, with the instant if it has a time of day. */
export interface Moment {
  date: CalendarDate;
  at: Date | null;
}

/** Whether the first number of `1/2/2024` is the day or the month. */
export type DateOrder = 'day-first' | 'month-first';

const ZONED = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})(?=$|\[)/;
const TIME = /[,\sT]+(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?(?:\s*([ap])\.?\s?m\.?)?$/i;

const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;
const DOTTED = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/;
const EITHER = /^(\d{1,2})[-/](\d{1,2})[-/](\d{4})$/;
const DAY_AND_NAME = /^(\d{1,2})\.?\s+(.+?)\s+(\d{4})$/;
const NAME_AND_DAY = /^(.+?)\s+(\d{1,2}),?\s+(\d{4})$/;

interface Day {
  year: number;
  month: number;
  day: number;
}

type Numbers = readonly [string, string, string];

const dayOf = ([year, month, day]: Numbers): Day => ({
  year: Number(year),
  month: Number(month),
  day: Number(day),
});

/** The date for the three parts of a match; `null` if a name is not that of a month. */
const FORMS: readonly [form: RegExp, read: (parts: Numbers, order: DateOrder) => Day | null][] = [
  [YEAR_FIRST, dayOf],
  [DOTTED, ([day, month, year]) => dayOf([year, month, day])],
  [EITHER, ([one, two, year], order) => dayOf(order === 'day-first' ? [year, two, one] : [year, one, two])],
  [DAY_AND_NAME, ([day, name, year]) => named(day, name, year)],
  [NAME_AND_DAY, ([name, day, year]) => named(day, name, year)],
];

function named(day: string, name: string, year: string): Day | null {
  const month = monthOf(name);
  return month === null ? null : { year: Number(year), month, day: Number(day) };
}

function readDay(text: string, order: DateOrder): Day | null {
  for (const [form, read] of FORMS) {
    const match = form.exec(text);
    if (match) return read(match.slice(1) as unknown as Numbers, order);
  }
  return null;
}

/** The hours and minutes of a match of `TIME`; `null` if the time is invalid. */
function readTime([, hours, minutes, seconds = '0', half]: readonly (string | undefined)[]) {
  const time = { hours: Number(hours), minutes: Number(minutes), seconds: Number(seconds) };
  if (time.minutes > 59 || time.seconds > 59) return null;
  if (half === undefined) return time.hours > 23 ? null : time;
  if (time.hours < 1 || time.hours > 12) return null;
  return { ...time, hours: (time.hours % 12) + (half.toLowerCase() === 'p' ? 12 : 0) };
}

function split(text: string): { date: string; time: RegExpExecArray | null } {
  const plain = text.trim().replace(/\s+/g, ' ');
  const time = TIME.exec(plain);
  return { date: (time ? plain.slice(0, time.index) : plain).trim(), time };
}

/**
 * Parses a date with or without a time, in the forms that programs write: ISO 8601, with numbers, or with a
 * month's name in many languages. A time without a zone is in the device's zone. `null` if it is not a date.
 */
export function readMoment(text: string, order: DateOrder): Moment | null {
  const zoned = ZONED.exec(text.trim());
  if (zoned) {
    const at = new Date(zoned[0]);
    return Number.isNaN(at.getTime()) ? null : { date: toCalendarDate(at), at };
  }
  const { date: written, time } = split(text);
  const day = readDay(written, order);
  if (day === null) return null;
  const date = [
    String(day.year).padStart(4, '0'),
    ...[day.month, day.day].map((number) => String(number).padStart(2, '0')),
  ].join('-');
  if (!isCalendarDate(date) || day.year < 1900) return null;
  if (time === null) return { date, at: null };
  const clock = readTime(time);
  if (clock === null) return null;
  return { date, at: new Date(day.year, day.month - 1, day.day, clock.hours, clock.minutes, clock.seconds) };
}

/** The order of day and month that dates show; `'unclear'` if none shows it, `null` if none is ambiguous. */
export function orderOf(texts: readonly string[]): DateOrder | 'unclear' | null {
  const pairs = texts.flatMap((text) => {
    const match = EITHER.exec(split(text).date);
    return match ? [[Number(match[1]), Number(match[2])] as const] : [];
  });
  if (pairs.length === 0) return null;
  if (pairs.some(([first]) => first > 12)) return 'day-first';
  return pairs.some(([, second]) => second > 12) ? 'month-first' : 'unclear';
}
