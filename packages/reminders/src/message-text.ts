import { type CalendarDate, monthName, weekdayName } from '@hub/calendar';

/** Formats a date for messages, such as `Sat 19 Dec 2026`: the hooks' engine has no `Intl`. */
export function dateInWords(date: CalendarDate): string {
  return [weekdayName(date), Number(date.slice(8)), monthName(date), date.slice(0, 4)].join(' ');
}

/** The distance of a date: `in 3 days`, `tomorrow`, `today`, `yesterday`, `12 days ago`. */
export function daysInWords(left: number): string {
  if (left === 0) return 'today';
  if (left === 1) return 'tomorrow';
  if (left === -1) return 'yesterday';
  return left > 0 ? `in ${String(left)} days` : `${String(-left)} days ago`;
}

/** One item of a message. */
export interface MessagePart {
  /** The sentence with the name that the person gave it, such as `Passport expires in 30 days`. */
  named: string;
  /** The same without anything private, such as `A document expires in 30 days`. */
  unnamed: string;
  date: CalendarDate;
  /** The path that opens it. */
  path: string;
}

/** The text of a message, the same for every channel. */
export interface MessageText {
  title: string;
  body: string;
  /** The path that it links to. */
  path: string;
}

/** The most items that a message lists, and the most units of its list: services refuse longer texts, ntfy those of 4,096 bytes. */
const MOST_LINES = 20;
const MOST_UNITS = 1300;

/** The first lines that a message has room for, and how many others there are. */
function fitting(said: readonly string[]): string {
  const lengthOf = (count: number) => said.slice(0, count).join('\n').length;
  let count = Math.min(said.length, MOST_LINES);
  while (lengthOf(count) > MOST_UNITS) count -= 1;
  const others = said.length - count;
  return [...said.slice(0, count), ...(others > 0 ? [`and ${String(others)} more`] : [])].join('\n');
}

/**
 * The text of a message: its first items, and how many more; named only if `showsNames`. Throws if there are no
 * items.
 */
export function messageText(parts: readonly MessagePart[], showsNames: boolean): MessageText {
  const [first] = parts;
  if (first === undefined) throw new Error('A message tells of something.');
  const say = ({ named, unnamed }: MessagePart) => (showsNames ? named : unnamed);
  if (parts.length === 1) return { title: say(first), body: dateInWords(first.date), path: first.path };
  return { title: `${String(parts.length)} reminders`, body: fitting(parts.map(say)), path: '/' };
}
