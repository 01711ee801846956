import type { CalendarDate } from '@hub/calendar';
import type { TimeOfDay } from './reminder-rules';

/** A record's date as an all-day event of a calendar. */
export interface FeedEvent {
  /** Made of the record's and the hub's ids; it never changes. */
  uid: string;
  date: CalendarDate;
  summary: string;
  /** The absolute URL of the record. */
  url: string;
  category: string;
  /** When the record last changed, in PocketBase's format: `2026-11-24 09:30:00.000Z`. */
  updated: string;
  /** How often the record was changed. */
  revision: number;
  /** How many days before the date the calendar shows an alarm. */
  leads: readonly number[];
}

/** A calendar to subscribe to. */
export interface Feed {
  name: string;
  /** The time of day of the alarms. */
  hour: TimeOfDay;
  events: readonly FeedEvent[];
}

/** The longest line in octets, without its line break (RFC 5545 §3.1). */
const LINE_OCTETS = 75;

const ASCII = /^[\x20-\x7e]*$/;

function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}

/** Folds a long line between characters; the continuation begins with a space (RFC 5545 §3.1). */
function fold(line: string): string {
  // Most lines end here. Looking at each character of a thousand events takes the hooks' engine a second.
  if (line.length <= LINE_OCTETS && ASCII.test(line)) return line;
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const more = octetsOf(character);
    if (octets + more > LINE_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += more;
  }
  return folded;
}

/** A text without characters that must be escaped or removed. */
const PLAIN = /^[ -+\--:<-[\]-~\u00a0-\uffff]*$/;
/** Control characters, which a calendar's texts must not contain. */
const isControl = (character: string) => (character < ' ' && character !== '\t') || character === '\u007f';

/** Escapes a text (RFC 5545 §3.3.11). */
function escapeText(text: string): string {
  if (PLAIN.test(text)) return text;
  const escaped = text
    .replace(/\r\n?/g, '\n')
    .replace(/[\\;,]/g, String.raw`\$&`)
    .replace(/\n/g, String.raw`\n`);
  return [...escaped].filter((character) => !isControl(character)).join('');
}

const compact = (date: CalendarDate) => date.replaceAll('-', '');

/** Formats PocketBase's instant as a date-time, such as `20261124T093000Z`. */
function dateTime(instant: string): string {
  return `${instant.slice(0, 19).replace(/[-:]/g, '').replace(' ', 'T')}Z`;
}

/** The time of an alarm, relative to midnight at the start of the date (RFC 5545 §3.3.6). */
function trigger(lead: number, hour: TimeOfDay): string {
  const [hours = 0, minutes = 0] = hour.split(':').map(Number);
  const offset = hours * 60 + minutes - lead * 1440;
  const length = Math.abs(offset);
  const [days, rest] = [Math.floor(length / 1440), length % 1440];
  const time = rest === 0 && days > 0 ? '' : `T${String(Math.floor(rest / 60))}H${String(rest % 60)}M`;
  return `${offset < 0 ? '-' : ''}P${days > 0 ? `${String(days)}D` : ''}${time}`;
}

/** The alarm times of all-day events, by lead. */
function triggersOf(events: readonly FeedEvent[], hour: TimeOfDay): ReadonlyMap<number, string> {
  const leads = new Set(events.flatMap((event) => event.leads));
  return new Map([...leads].map((lead) => [lead, trigger(lead, hour)]));
}

const lines = (...parts: string[]) => parts.map((line) => `${fold(line)}\r\n`).join('');

/**
 * Formats an event. Without an end it lasts the whole day (RFC 5545 §3.6.1), also the last one, after which no
 * date can be written. Only lines that can be long are folded: the hooks' engine is slow, and a feed may have a
 * thousand events.
 */
function eventText(event: FeedEvent, triggers: ReadonlyMap<number, string>): string {
  const summary = escapeText(event.summary);
  const beforeTrigger = `BEGIN:VALARM\r\nACTION:DISPLAY\r\n${lines(`DESCRIPTION:${summary}`)}TRIGGER:`;
  const alarms = event.leads.map((lead) => `${beforeTrigger}${triggers.get(lead) ?? ''}\r\nEND:VALARM\r\n`);
  const long = lines(
    `UID:${event.uid}`,
    `SUMMARY:${summary}`,
    `URL:${event.url}`,
    `CATEGORIES:${escapeText(event.category)}`,
  );
  return (
    `BEGIN:VEVENT\r\nDTSTAMP:${dateTime(event.updated)}\r\nSEQUENCE:${String(event.revision)}\r\n` +
    `DTSTART;VALUE=DATE:${compact(event.date)}\r\n${long}TRANSP:TRANSPARENT\r\n${alarms.join('')}END:VEVENT\r\n`
  );
}

/**
 * Formats a calendar strictly by RFC 5545 and RFC 7986 (line breaks, folding, dates without a time), because
 * Google Calendar accepts nothing else. The text depends only on the records, not on the time of the request,
 * so that its ETag stays valid.
 */
export function calendarFeed({ name, hour, events }: Feed): string {
  const triggers = triggersOf(events, hour);
  const head = lines(
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Apps//Reminders//EN',
    'METHOD:PUBLISH',
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
  );
  const body = events.map((event) => eventText(event, triggers));
  return `${head}${body.join('')}END:VCALENDAR\r\n`;
}
