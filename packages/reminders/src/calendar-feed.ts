import { addDays, type CalendarDate } from '@hub/calendar';
import type { TimeOfDay } from './reminder-rules';

/** A date of a record as an event of a calendar that lasts the whole day. */
export interface FeedEvent {
  /** The record and the hub, the same for good. */
  uid: string;
  date: CalendarDate;
  summary: string;
  /** The absolute address of the record. */
  url: string;
  category: string;
  /** When the record changed last, as an ISO instant. */
  updated: string;
  /** How often the record was changed. */
  revision: number;
  /** Days before the date at which the calendar warns. */
  leads: readonly number[];
}

/** A calendar to subscribe to. */
export interface Feed {
  name: string;
  /** The hour of the warnings. */
  hour: TimeOfDay;
  events: readonly FeedEvent[];
}

/** RFC 5545 §3.1: a line has at most so many octets, without its end. */
const LINE_OCTETS = 75;

function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}

/** Breaks a long line between characters; what follows begins with a blank (RFC 5545 §3.1). */
function fold(line: string): string {
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

/** Control characters, which no text of a calendar may hold. */
const isControl = (character: string) => (character < ' ' && character !== '\t') || character === '\u007f';

/** A text as a value (RFC 5545 §3.3.11). */
function escapeText(text: string): string {
  const escaped = text
    .replace(/\r\n?/g, '\n')
    .replace(/[\\;,]/g, String.raw`\$&`)
    .replace(/\n/g, String.raw`\n`);
  return [...escaped].filter((character) => !isControl(character)).join('');
}

const compact = (date: CalendarDate) => date.replaceAll('-', '');

/** An ISO instant as a date-time in UTC, such as `20261124T093000Z`. */
function dateTime(instant: string): string {
  return `${new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

/** When the calendar warns, counted from the midnight at which the date begins (RFC 5545 §3.3.6). */
function trigger(lead: number, hour: TimeOfDay): string {
  const [hours = 0, minutes = 0] = hour.split(':').map(Number);
  const offset = hours * 60 + minutes - lead * 1440;
  const length = Math.abs(offset);
  const [days, rest] = [Math.floor(length / 1440), length % 1440];
  const time = rest === 0 && days > 0 ? '' : `T${String(Math.floor(rest / 60))}H${String(rest % 60)}M`;
  return `${offset < 0 ? '-' : ''}P${days > 0 ? `${String(days)}D` : ''}${time}`;
}

function alarmLines(event: FeedEvent, lead: number, hour: TimeOfDay): string[] {
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(event.summary)}`,
    `TRIGGER:${trigger(lead, hour)}`,
    'END:VALARM',
  ];
}

function eventLines(event: FeedEvent, hour: TimeOfDay): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${dateTime(event.updated)}`,
    `SEQUENCE:${String(event.revision)}`,
    `DTSTART;VALUE=DATE:${compact(event.date)}`,
    `DTEND;VALUE=DATE:${compact(addDays(event.date, 1))}`,
    `SUMMARY:${escapeText(event.summary)}`,
    `URL:${event.url}`,
    `CATEGORIES:${escapeText(event.category)}`,
    'TRANSP:TRANSPARENT',
    ...event.leads.flatMap((lead) => alarmLines(event, lead, hour)),
    'END:VEVENT',
  ];
}

/**
 * A calendar as RFC 5545 and RFC 7986 have it: ends of lines, folding, dates without a time. Google Calendar takes nothing
 * that is less strict. It says the same as long as the records do: nothing in it depends on when it is read.
 */
export function calendarFeed({ name, hour, events }: Feed): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Apps//Reminders//EN',
    'METHOD:PUBLISH',
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
    ...events.flatMap((event) => eventLines(event, hour)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}
