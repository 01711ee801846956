import { type CalendarDate, weekdayOf } from '@hub/calendar';

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A date as messages say it, such as `Sat 19 Dec 2026`: the hooks' engine has no `Intl`. */
export function dateInWords(date: CalendarDate): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return [WEEKDAYS[weekdayOf(date)], String(Number(day)), MONTHS[Number(month) - 1], year].join(' ');
}

/** How far off a date is: `in 3 days`, `tomorrow`, `today`, `yesterday`, `12 days ago`. */
export function daysInWords(left: number): string {
  if (left === 0) return 'today';
  if (left === 1) return 'tomorrow';
  if (left === -1) return 'yesterday';
  return left > 0 ? `in ${String(left)} days` : `${String(-left)} days ago`;
}

/** One thing that a message tells of. */
export interface MessagePart {
  /** The sentence with the name that the person gave it, such as `Passport expires in 30 days`. */
  named: string;
  /** The same without anything private, such as `A document expires in 30 days`. */
  unnamed: string;
  date: CalendarDate;
  /** Where it is opened. */
  path: string;
}

/** What a message says on every channel. */
export interface MessageText {
  title: string;
  body: string;
  /** Where it leads. */
  path: string;
}

/** Says what a message tells of; without names unless the person wants them. Throws where it tells of nothing. */
export function messageText(told: readonly MessagePart[], showsNames: boolean): MessageText {
  const [first] = told;
  if (first === undefined) throw new Error('A message tells of something.');
  const say = ({ named, unnamed }: MessagePart) => (showsNames ? named : unnamed);
  if (told.length === 1) return { title: say(first), body: dateInWords(first.date), path: first.path };
  return { title: `${String(told.length)} reminders`, body: told.map(say).join('\n'), path: '/' };
}
